import type { Refusal, Trouble } from '../flow/index.ts';
import type {
  Learner,
  LearnerField,
  LearnerMarket,
  LearnerProblem,
  ProofProblem,
} from '../rules/learners/index.ts';
import type { LearnerStep } from './learner-verification.steps.ts';

/** A chosen file. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The browser's `File`, which the flow only passes on. */
  readonly content: unknown;
}

/** The result of sending. The promise rejects if there was no response. */
export type LearnerReply =
  | { readonly status: 'received' }
  | { readonly status: 'refused'; readonly refusals: readonly Refusal[] };

/** A learner's request on its way to the shop, with its proof. */
export interface SubmitLearnerInput {
  readonly market: LearnerMarket;
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** Normalized. */
  readonly learner: Learner;
  readonly proof: ChosenFile;
  /** The same for every attempt to send the same request, which is therefore received once. */
  readonly idempotencyKey: string;
}

/** The ports of the flow. */
export interface LearnerVerificationPorts {
  /** Creates a unique key before the request is first sent. */
  createLearnerKey(input: Record<string, never>): Promise<string>;
  /** Sends the request with its proof; repeated with the same key, it is received once. */
  submitLearner(input: SubmitLearnerInput): Promise<LearnerReply>;
}

/** What the flow is given when it begins. */
export interface LearnerVerificationInput {
  readonly market: LearnerMarket;
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  /** Known answers. */
  readonly learner: Learner;
}

/** What the flow remembers besides its state. */
export interface LearnerVerificationContext extends LearnerVerificationInput {
  /** Null until one is chosen. */
  readonly proof: ChosenFile | null;
  /** The reported problems of the first step. */
  readonly problems: readonly LearnerProblem[];
  /** The reported problem of the proof. */
  readonly proofProblem: ProofProblem | null;
  /** The key of the current request; null before it is first sent and after each change. */
  readonly idempotencyKey: string | null;
  /** Why the last attempt to send failed; null if it succeeded. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type LearnerVerificationEvent =
  | { readonly type: 'learner.field.changed'; readonly field: LearnerField; readonly value: string }
  | { readonly type: 'learner.field.left'; readonly field: LearnerField }
  | { readonly type: 'learner.completed' }
  | { readonly type: 'learner.proof.chosen'; readonly file: ChosenFile | null }
  | { readonly type: 'learner.submitted' }
  | { readonly type: 'step.requested'; readonly step: LearnerStep };
