export { deadlineActor, unprovidedDeadline } from './deadline.ts';
export type { ClockPort, DeadlineLogic } from './deadline.ts';
export { answerOf, rejectionOf } from './invoked.ts';
export { isSnapshotOf } from './machine-snapshot.ts';
export { BusyError, SessionEndedError, UnprovidedPortError } from './port-errors.ts';
export { portActors, unprovidedPort, unprovidedPorts } from './ports.ts';
export type { PortActors } from './ports.ts';
export {
  reactionToRefusals,
  refusalOf,
  refusalsOf,
  troubleOfRejection,
  withoutFieldTrouble,
  withoutTypedTrouble,
} from './refusal.ts';
export type { Refusal, Trouble } from './refusal.ts';
export * from './shape.ts';
export { isMoney, isTaxedMoney } from './money.shape.ts';
export { isBuyerMembership } from './buyer-membership.shape.ts';
export { isPostalAddress } from './postal-address.shape.ts';
export { isQuoteData } from './quote-data.shape.ts';
export { isRefusal, isTrouble } from './trouble.shape.ts';
export { selectionShape } from './selection.shape.ts';
export { readSnapshot, storedPart, storedSnapshot } from './snapshot.ts';
export type { SnapshotReading, StoredSnapshot } from './snapshot.ts';
export { stateValueText } from './state-value-text.ts';
export type { RestingState } from './state-value-text.ts';
export { stepTable } from './steps.ts';
export type { StepTable } from './steps.ts';
export { createTrail, keptBeginning, longestTrail } from './trail.ts';
export type { Trail, TrailEntry } from './trail.ts';
export type { MachineKind, MachineWords, Vocabulary, Words } from './words.ts';
export type { VisitEmitted } from './visit.ts';
