import type {
  SubscriptionChangeEvent,
  SubscriptionChangeSnapshot,
} from '@sonde/machines/subscription-change';
import { useOtherTabSession } from '../../../src/browser/use-other-tab-session.ts';
import { RunningSubscriptionChange } from '../../../src/features/subscription-change/running-subscription-change.tsx';
import { OnPage } from './on-page.tsx';
import { scriptedCardPayments } from './scripted-card-payments.ts';
import type { ViewProps } from './view-props.ts';

/** A change of a subscription, in a flow that tells it about the session. */
export function SubscriptionChangeView({
  snapshot,
  send,
}: ViewProps<SubscriptionChangeSnapshot, SubscriptionChangeEvent>) {
  useOtherTabSession((isSignedIn) =>
    send({ type: isSignedIn ? 'session.startedInOtherTab' : 'session.endedInOtherTab' }),
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
