import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsIn } from '@sonde/machines/checkout';
import type { ErrorCode } from '@sonde/machines/rules/errors';
import { reportError } from '../../browser/report-error.ts';
import { useOnce } from '../../browser/use-once.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import { ErrorId } from '../trouble/error-id.tsx';
import { refusalTexts } from '../trouble/refusal-texts.ts';
import { unexplained } from '../trouble/request-reason-texts.ts';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';

const unansweredText = msg`We couldn’t confirm whether your order went through. It’s safe to check again: you won’t get a second order or be charged twice.`;

/** The text of the first code that has one of its own. */
const textOfCodes = (codes: readonly ErrorCode[]): MessageDescriptor =>
  codes.map((code) => refusalTexts[code]).find((text) => text !== undefined) ?? unexplained;

/** Why the order wasn't placed, and how to reach us. Until it has loaded, `Failure` replaces it. */
export function Failed({ snapshot, send }: Pick<CheckoutScreenProps, 'snapshot' | 'send'>) {
  const { t, i18n } = useLingui();
  const codes = refusalsIn(snapshot).map(({ code }) => code);
  const errorId = useOnce(() => reportError(`Checkout failed: ${codes.join(', ')}`));
  const isUnanswered = snapshot.matches({ step: { failed: 'unanswered' } });
  return (
    <Stack gap={4}>
      <Notice tone="danger" role="alert" title={t`An Error Occurred`}>
        {isUnanswered ? i18n._(unansweredText) : i18n._(textOfCodes(codes))}
      </Notice>
      <ErrorId errorId={errorId} />
      <p>
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          {isUnanswered ? <Trans>Check again</Trans> : <Trans>Try again</Trans>}
        </Button>
      </p>
      <SupportContact />
    </Stack>
  );
}
