export { learnerVerificationIsland as default } from '../features/learner-verification/learner-verification-flow.tsx';
