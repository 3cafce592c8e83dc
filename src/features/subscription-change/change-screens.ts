/** Everything from the review of a change on, in one module: loaded once the page shows what may be chosen. */
export { ChangeDone } from './change-done.tsx';
export { RunningSubscriptionChange } from './running-subscription-change.tsx';
