import type {
  LearnerVerificationEvent,
  LearnerVerificationSnapshot,
} from '@sonde/machines/learner-verification';
import { RunningLearnerVerification } from '../../../src/features/learner-verification/running-learner-verification.tsx';
import { OnPage } from './on-page.tsx';
import type { ViewProps } from './view-props.ts';

/** A learner's request as on its page. */
export const LearnerVerificationView = (
  flow: ViewProps<LearnerVerificationSnapshot, LearnerVerificationEvent>,
) => (
  <OnPage>
    <RunningLearnerVerification {...flow} />
  </OnPage>
);
