import type {
  LearnerVerificationEvent,
  LearnerVerificationSnapshot,
} from '@sonde/machines/learner-verification';

export interface LearnerViewProps {
  readonly snapshot: LearnerVerificationSnapshot;
  readonly send: (event: LearnerVerificationEvent) => void;
}
