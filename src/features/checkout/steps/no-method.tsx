import { useEffect, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import { Button } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { SupportContact } from '../../support/support-contact.tsx';
import { MinimumNotice } from '../../summary/minimum-notice.tsx';

interface NoMethodProps {
  readonly checkout: Pick<Checkout, 'total' | 'minimumTotal'>;
  readonly onBack: (() => void) | null;
}

/** The payment step of an order without an available method: the buyer can only go back or contact us. */
export function NoMethod({ checkout, onBack }: NoMethodProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  return (
    <Stack gap={6}>
      <h2 ref={heading} tabIndex={-1}>
        {t`Payment`}
      </h2>
      {checkout.minimumTotal === null ? (
        <Notice tone="attention" role="alert" title={t`You can’t pay for this order online`}>
          <Trans>
            None of our payment methods work for this total, currency and country. Your cart is saved. Contact
            us to order, or go back and change your order.
          </Trans>
        </Notice>
      ) : (
        <MinimumNotice checkout={checkout} role="alert" />
      )}
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
