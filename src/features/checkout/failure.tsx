import { useCallback, useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isPending, refusalsIn } from '@sonde/machines/checkout';
import type { ErrorCode } from '@sonde/machines/rules/errors';
import { reportError } from '../../browser/report-error.ts';
import { useBackOnline } from '../../browser/use-back-online.ts';
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

/** The text of the first code that has one of its own. */
const textOfCodes = (codes: readonly ErrorCode[]): MessageDescriptor =>
  codes.map((code) => refusalTexts[code]).find((text) => text !== undefined) ?? unexplainedText;

type FailureProps = Pick<CheckoutScreenProps, 'snapshot' | 'send'>;

/** The phone number when the shop can't help; rendered from the start, because the network may be down. */
export function Failure(props: FailureProps) {
  const { snapshot, send } = props;
  const isUnloaded = snapshot.matches({ step: { failed: 'unloaded' } });
  const isUnanswered = snapshot.matches({ step: { failed: 'unanswered' } });
  const askAgain = useCallback(() => send({ type: 'retry.requested' }), [send]);
  useBackOnline(isUnloaded || isUnanswered, askAgain);
  return isUnloaded ? <Unloaded {...props} /> : <Failed {...props} />;
}

/** The shop is asked again automatically, and the page stays as it is until it responds. */
function Unloaded({ snapshot, send }: FailureProps) {
  return (
    <Stack gap={4}>
      <TroubleNotice trouble={snapshot.context.trouble} />
      <p>
        <Button
          variant="primary"
          pending={isPending(snapshot)}
          onClick={() => send({ type: 'retry.requested' })}
        >
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
