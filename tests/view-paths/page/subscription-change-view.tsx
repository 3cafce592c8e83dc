import type {
  SubscriptionChangeEvent,
  SubscriptionChangeSnapshot,
} from '@sonde/machines/subscription-change';
import { useSessionElsewhere } from '../../../src/browser/use-session-elsewhere.ts';
import { RunningSubscriptionChange } from '../../../src/features/subscription-change/running-subscription-change.tsx';
import { OnPage } from './on-page.tsx';
import { scriptedCardPayments } from './scripted-card-payments.ts';
import type { ViewProps } from './view-props.ts';

/** A change of a subscription, in a flow that tells it about the session. */
export function SubscriptionChangeView({
  snapshot,
  send,
}: ViewProps<SubscriptionChangeSnapshot, SubscriptionChangeEvent>) {
  useSessionElsewhere((isSignedIn) =>
    send({ type: isSignedIn ? 'session.begun.elsewhere' : 'session.ended.elsewhere' }),
  );
  return (
    <OnPage>
      <RunningSubscriptionChange
        snapshot={snapshot}
        send={send}
        card={scriptedCardPayments}
        organizationName="Lakeside Clinic"
        market="HUMAN"
      />
    </OnPage>
  );
}
