import { inTransaction, type Sql } from '../../db/connect.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import type { LearnerDecision, StoredLearner } from './learner.model.ts';
import { loadLearner, lockLearner, writeDecision } from './learner.repository.ts';

/** A request was decided, for the first time or differently. */
export interface LearnerDecided {
  readonly learnerId: string;
  readonly decision: LearnerDecision;
}

/** The dependencies of decisions. */
export interface LearnerDecisionServices {
  readonly sql: Sql;
  now(): Date;
  readonly announceLearnerDecided: Announce<LearnerDecided>;
}

export type DecidedLearner =
  | { readonly status: 'decided' | 'unchanged'; readonly learner: StoredLearner }
  /** There is no such request, or it was deleted. */
  | { readonly status: 'missing' };

/**
 * Decides a request and announces the decision, in one transaction. A decision can be reversed while the request is
 * stored; the same decision again changes nothing.
 */
export function decideLearner(
  { sql: database, now, announceLearnerDecided }: LearnerDecisionServices,
  number: number,
  decision: LearnerDecision,
): Promise<DecidedLearner> {
  return inTransaction(database, async (sql): Promise<DecidedLearner> => {
    const learner = await lockLearner(sql, number);
    if (learner === null) return { status: 'missing' };
    if (learner.status === decision) return { status: 'unchanged', learner };
    const decidedAt = now();
    await writeDecision(sql, learner.id, decision, decidedAt);
    await sql`select ${announceLearnerDecided(sql, { learnerId: learner.id, decision })}`;
    return { status: 'decided', learner: { ...learner, status: decision, decidedAt } };
  });
}

/** Decides without an operator; null if an operator has to. */
export type LearnerRule = (learner: Pick<StoredLearner, 'email'>) => LearnerDecision | null;

/** The dependencies of decisions by a rule. */
export interface LearnerRuleServices extends LearnerDecisionServices {
  readonly learnerRule: LearnerRule;
}

/** Decides an undecided request by the rule, if it has a decision. May run more than once. */
export async function decideByRule(services: LearnerRuleServices, learnerId: string): Promise<void> {
  const learner = await loadLearner(services.sql, learnerId);
  if (learner === null || learner.status !== 'PENDING') return;
  const decision = services.learnerRule(learner);
  if (decision !== null) await decideLearner(services, learner.number, decision);
}
