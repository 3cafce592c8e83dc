import { use, useEffect, useRef, type ReactNode } from 'react';
import { checkoutOf, checkoutSteps, currentStep, screenOf, stepsWith } from '@sonde/machines/checkout';
import { useAddress } from '../../page/address.ts';
import { ServedPart } from '../../browser/served-part.tsx';
import { ServedParts } from '../../i18n/lazy-parts.ts';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Container, Section } from '../../ui/layout/layout.tsx';
import { SummaryColumns } from '../../ui/summary-bar/summary-columns.tsx';
import { CheckoutLoading, StepLoading } from './checkout-loading.tsx';
import type { CheckoutScreenProps } from './checkout-screen.types.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CurrentStep } from './current-step.tsx';
import { Failure } from './failure.tsx';
import { LostScreen } from './lost-screen.tsx';
import type { OutcomeScreen } from './outcome.tsx';
import { useCheckoutPart } from './checkout-parts.ts';
import { partShownBy, type ShownStep } from './use-shown-step.ts';

interface CheckoutScreensProps extends CheckoutScreenProps {
  readonly step: ShownStep;
}

/** One screen for each state of the chart. */
export function CheckoutScreens(props: CheckoutScreensProps) {
  const screen = screenOf(props.snapshot);
  if (screen === 'steps') return <WithSummary {...props} />;
  if (screen === 'loading')
    return checkoutOf(props.snapshot) ? <WithSummary {...props} /> : <CheckoutLoading />;
  if (screen === 'failed')
    return (
      <Alone key={screen}>
        <Failure {...props} />
      </Alone>
    );
  return <LaterOutcome {...props} screen={screen} />;
}

function LaterOutcome(props: CheckoutScreenProps & { readonly screen: OutcomeScreen }) {
  const { part, isAwaited, onRetry } = useCheckoutPart('outcome-screens', true);
  if (isAwaited) return <CheckoutLoading />;
  return (
    <Alone key={props.screen}>{part ? <part.Outcome {...props} /> : <LostScreen onRetry={onRetry} />}</Alone>
  );
}

function Alone({ children }: { readonly children: ReactNode }) {
  return (
    <Section space="tight">
      <Container>
        <Grid>
          <GridItem span={8}>
            <ArrivalFocus>{children}</ArrivalFocus>
          </GridItem>
        </Grid>
      </Container>
    </Section>
  );
}

/** The pressed button is gone: the new screen is announced, and starts at the top. */
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

function WithSummary(props: CheckoutScreensProps) {
  const { parameters } = useAddress();
  const named = checkoutSteps.stepAt(parameters.get('step'));
  // The step differs from the one in the address, or from the one that a saved card leads to. Only the browser knows what
  // these require.
  const present = currentStep(props.snapshot);
  const isNamed = named === null || (present !== null && stepsWith(present).includes(named));
  const part = partShownBy(props.snapshot);
  const served = use(ServedParts);
  const isKnown = isNamed && (part === null || served.includes(part));
  return (
    <SummaryColumns summary={<CheckoutSummary snapshot={props.snapshot} send={props.send} />}>
      <ServedPart part="step" isKnown={isKnown} waiting={<StepLoading />}>
        <CurrentStep {...props} />
      </ServedPart>
    </SummaryColumns>
  );
}
