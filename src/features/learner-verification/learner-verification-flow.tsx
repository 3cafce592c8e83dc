import { learnerVerificationWithPorts } from '@sonde/machines/learner-verification';
import type { LearnerMarket } from '@sonde/machines/rules/learners';
import { useOnce } from '../../browser/use-once.ts';
import { useTrail } from '../../browser/use-trail.ts';
import { shownLive } from '../../flow/live-view.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { storeClient } from '../../graphql/store-client.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { island } from '../../page/island.ts';
import { createLearnerVerificationPorts } from '../../ports/learner-verification-ports.ts';
import { RunningLearnerVerification } from './running-learner-verification.tsx';

interface LearnerVerificationFlowProps {
  readonly market: LearnerMarket;
}

/** Runs the machine with its ports. It stores no snapshot: a file can't be stored, and a proof shouldn't be. */
function LearnerVerificationFlow({ market }: LearnerVerificationFlowProps) {
  const { country, languageCode } = useShopLocale();
  const trail = useTrail();
  const machine = useOnce(() =>
    learnerVerificationWithPorts(createLearnerVerificationPorts(storeClient, languageCode)),
  );
  const input = { market, country, learner: { traineeType: '' as const, school: '', email: '' } };
  const { snapshot, send } = useFlow(machine, { input }, () => ({ input, ...shownLive(trail.inspect) }));
  return <RunningLearnerVerification snapshot={snapshot} send={send} />;
}

export const learnerVerificationIsland = island(
  'learner-verification',
  LearnerVerificationFlow,
  'when drawn',
);
