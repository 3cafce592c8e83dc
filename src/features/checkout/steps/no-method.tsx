import { useEffect, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { SupportContact } from '../../navigation/support-contact.tsx';

/** The payment step of an order that no method on offer can pay: there is no way on, but one back and one to us. */
export function NoMethod({ onBack }: { readonly onBack: (() => void) | null }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  return (
    <Stack gap={6}>
      <h2 ref={heading} tabIndex={-1}>
        {t`Payment`}
      </h2>
      <Notice tone="attention" role="alert" title={t`You can’t pay for this order online`}>
        <Trans>
          None of our payment methods works for this total, currency and country. Your cart is kept. Contact
          us and we’ll take the order together, or go back and change it.
        </Trans>
      </Notice>
      <SupportContact />
      {onBack && (
        <p>
          <Button onClick={onBack}>
            <Trans comment="Leads to the step before">Back</Trans>
          </Button>
        </p>
      )}
    </Stack>
  );
}
