import {
  learnerVerificationWithPorts,
  readLearner,
  storeLearner,
} from '@sonde/machines/learner-verification';
import type { Learner, LearnerMarket } from '@sonde/machines/rules/learners';
import { storedCheckout } from '../../browser/stored-checkout.ts';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { liveViewOptions } from '../../flow/live-view.ts';
import { keepFlow } from '../../flow/persisted-flow.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { storeClient } from '../../graphql/store-client.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { createLearnerVerificationPorts } from '../../ports/learner-verification-ports.ts';
import { RunningLearnerVerification } from './running-learner-verification.tsx';

interface LearnerVerificationFlowProps {
  readonly market: LearnerMarket;
}

const flow = 'learner-verification';
const unanswered: Learner = { traineeType: '', school: '', email: '' };

/** Runs the machine with its ports, and stores the answers across reloads, but not the proof. */
function LearnerVerificationFlow({ market }: LearnerVerificationFlowProps) {
  const { country, languageCode } = useShopLocale();
  const trail = useTrail();
  const machine = useOnce(() =>
    learnerVerificationWithPorts(createLearnerVerificationPorts(storeClient, languageCode)),
  );
  const storageKey = `${market}.${country}`;
  const inputOf = (learner: Learner) => ({ market, country, learner });
  const { snapshot, send } = useFlow(
    machine,
    { input: inputOf(unanswered) },
    () => ({
      input: inputOf(readLearner(storedCheckout.flowSnapshot(flow, storageKey)) ?? unanswered),
      ...liveViewOptions(trail.inspect),
    }),
    keepFlow(flow, storageKey, storeLearner),
  );
  return <RunningLearnerVerification snapshot={snapshot} send={send} />;
}

export const learnerVerificationIsland = island(flow, LearnerVerificationFlow, 'when drawn');
