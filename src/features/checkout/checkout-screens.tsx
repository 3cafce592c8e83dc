import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  checkoutOf,
  refusalsIn,
  screenOf,
  type CheckoutEvent,
  type CheckoutScreen,
  type CheckoutSnapshot,
} from '@sonde/machines/checkout';
import type { Trail } from '@sonde/machines/flow';
import { reportError } from '../../app/report-error.ts';
import type { CardPayments } from '../../payments/card-payments.ts';
import { Button } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SummaryColumns } from '../../ui/summary-bar/summary-columns.tsx';
import { ErrorId } from '../error-screen/error-id.tsx';
import { SupportContact } from '../navigation/support-contact.tsx';
import { CheckoutLoading } from './checkout-loading.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CurrentStep } from './current-step.tsx';
import { NoCheckout } from './no-checkout.tsx';
import { Placed, Placing } from './placing.tsx';
import { refusalTexts } from './refusal-texts.ts';
import { TroubleNotice } from './trouble-notice.tsx';

export interface CheckoutScreenProps {
  readonly snapshot: CheckoutSnapshot;
  readonly send: (event: CheckoutEvent) => void;
  readonly card: CardPayments;
  /** How the flow came here, for the report of an error. */
  readonly trail: Trail;
}

/** One screen for each place where the chart can be. */
export function CheckoutScreens(props: CheckoutScreenProps) {
  const screen = screenOf(props.snapshot);
  if (screen === 'steps') return <WithSummary {...props} />;
  if (screen === 'loading')
    return checkoutOf(props.snapshot) ? <WithSummary {...props} /> : <CheckoutLoading />;
  return (
    <Section space="tight">
      <Container>
        <Grid>
          <GridItem span={8}>
            <ArrivalFocus key={screen}>
              <Outcome {...props} screen={screen} />
            </ArrivalFocus>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}

/** The button that led here is gone: what came instead is read out, and begins at the top. */
function ArrivalFocus({ children }: { readonly children: ReactNode }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    block.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={block} tabIndex={-1}>
      {children}
    </div>
  );
}

type OutcomeScreen = Exclude<CheckoutScreen, 'steps' | 'loading'>;

function Outcome({ snapshot, send, trail, screen }: OutcomeProps & { readonly screen: OutcomeScreen }) {
  switch (screen) {
    case 'placed':
      return <Placed orderToken={snapshot.context.orderToken ?? ''} />;
    case 'placing':
      return <Placing snapshot={snapshot} />;
    case 'empty':
    case 'missing':
    case 'expired':
      return <NoCheckout reason={screen} />;
    case 'unavailable':
      return <Unavailable snapshot={snapshot} send={send} trail={trail} />;
    case 'failed':
      return isBusy(snapshot) ? (
        <Busy snapshot={snapshot} send={send} />
      ) : (
        <Failed snapshot={snapshot} send={send} trail={trail} />
      );
  }
}

function WithSummary(props: CheckoutScreenProps) {
  return (
    <SummaryColumns summary={<CheckoutSummary snapshot={props.snapshot} send={props.send} />}>
      <CurrentStep {...props} />
    </SummaryColumns>
  );
}

const isBusy = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ step: { failed: 'unloaded' } }) && snapshot.context.trouble?.kind === 'busy';

function Busy({ snapshot, send }: Pick<CheckoutScreenProps, 'snapshot' | 'send'>) {
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

type OutcomeProps = Pick<CheckoutScreenProps, 'snapshot' | 'send' | 'trail'>;

function Unavailable({ snapshot, send }: OutcomeProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap={4}>
      <Notice tone="attention" role="alert" title={t`This cannot be ordered as it is`}>
        {refusalsIn(snapshot).map(({ code, message }) => (
          <p key={code + message}>{refusalTexts[code] ? i18n._(refusalTexts[code]) : message}</p>
        ))}
      </Notice>
      <p>
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Look again</Trans>
        </Button>
      </p>
      <SupportContact />
    </Stack>
  );
}

function Failed({ snapshot, send, trail }: OutcomeProps) {
  const { t } = useLingui();
  const [errorId] = useState(() => {
    const codes = refusalsIn(snapshot).map(({ code }) => code);
    return reportError({ message: `Checkout failed: ${codes.join(', ')}`, trail: trail.entries() });
  });
  const isUnanswered = snapshot.matches({ step: { failed: 'unanswered' } });
  return (
    <Stack gap={4}>
      <Notice tone="danger" role="alert" title={t`An Error Occurred`}>
        {isUnanswered ? (
          <Trans>
            We could not find out whether your order was placed. Asking again is safe: you never get a second
            order and are never charged twice.
          </Trans>
        ) : (
          <Trans>
            There was a problem processing your request. Please contact support to complete your order.
          </Trans>
        )}
      </Notice>
      <ErrorId errorId={errorId} />
      <p>
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          {isUnanswered ? <Trans>Ask again</Trans> : <Trans>Try again</Trans>}
        </Button>
      </p>
      <SupportContact />
    </Stack>
  );
}
