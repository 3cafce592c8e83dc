import { useEffect, useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { refusalsIn, type CheckoutSnapshot } from '@sonde/machines/checkout';
import type { ErrorCode } from '@sonde/machines/rules/errors';
import { reportError } from '../../browser/report-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ErrorId } from '../trouble/error-id.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { refusalTexts } from '../trouble/refusal-texts.ts';
import { TroubleNotice } from './trouble-notice.tsx';

const unansweredText = msg`We couldn’t confirm whether your order went through. It’s safe to check again: you won’t get a second order or be charged twice.`;
const unexplainedText = msg`There was a problem processing your request. Please contact support to complete your order.`;

/** What the buyer reads about the first code that has words of its own. */
const textOfCodes = (codes: readonly ErrorCode[]): MessageDescriptor =>
  codes.map((code) => refusalTexts[code]).find((text) => text !== undefined) ?? unexplainedText;

type FailureProps = Pick<CheckoutScreenProps, 'snapshot' | 'send'>;

const isBusy = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ step: { failed: 'unloaded' } }) && snapshot.context.trouble?.kind === 'busy';

/** The flow cannot go on by itself; there from the first moment, because a lost network may be the reason. */
export function Failure(props: FailureProps) {
  return isBusy(props.snapshot) ? <Busy {...props} /> : <Failed {...props} />;
}

function Busy({ snapshot, send }: FailureProps) {
  return (
    <Stack gap={4}>
      <TroubleNotice trouble={snapshot.context.trouble} />
      <p>
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    </Stack>
  );
}

function Failed({ snapshot, send }: FailureProps) {
  const { t, i18n } = useLingui();
  const codes = refusalsIn(snapshot).map(({ code }) => code);
  const [errorId] = useState(() => reportError(`Checkout failed: ${codes.join(', ')}`));
  const isUnanswered = snapshot.matches({ step: { failed: 'unanswered' } });
  useEffect(() => {
    if (!isUnanswered) return undefined;
    const askAgain = () => send({ type: 'retry.requested' });
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [isUnanswered, send]);
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
