import { hash } from 'node:crypto';
import { isMarketSold } from '@sonde/machines/rules/catalogue';
import {
  checkLearner,
  type Learner,
  learnerMaxLengths,
  type LearnerMarket,
  mostPending,
  normaliseLearner,
  proofMaxBytes,
  proofMaxMegabytes,
  type ProofProblem,
} from '@sonde/machines/rules/learners';
import { isLongerThan } from '@sonde/machines/rules/texts';
import { inTransaction, type Sql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Announce } from '../../jobs/after-commit.ts';
import { checkIdempotencyKey, hashParameters } from '../../kernel/idempotency-key.ts';
import { fieldRefusal, type Refusal, refusal } from '../../kernel/refusal.ts';
import { serviceUnavailable } from '../../kernel/service-unavailable.ts';
import { countPending, insertLearner, isSameLearner } from './learner.repository.ts';
import { readProof } from './proof/read-proof.ts';

/** A request to be confirmed as a learner has been stored. */
export interface LearnerSubmitted {
  readonly learnerId: string;
}

/** The dependencies of requests. */
export interface LearnerServices {
  readonly sql: Sql;
  now(): Date;
  readonly announceLearner: Announce<LearnerSubmitted>;
}

export interface LearnerSubmission {
  readonly typed: Learner;
  readonly market: LearnerMarket;
  readonly country: string;
  /** The language in the page's URL. */
  readonly language: string;
  readonly proof: Blob;
  /** The same for every attempt to send the same request. */
  readonly idempotencyKey: string;
}

/** Longer than any answer may be: refuses such a text before any other check. */
const absurdLength = 1000;

/** Long enough that pages don't send the file again by themselves. */
const secondsUntilRoom = 60;

function learnerRefusals(typed: Learner): readonly Refusal[] {
  const absurd = (['school', 'email'] as const).filter((field) => isLongerThan(typed[field], absurdLength));
  if (absurd.length > 0)
    return absurd.map((field) => fieldRefusal(field, 'too_long', learnerMaxLengths[field]));
  return checkLearner(typed).map(({ field, reason }) =>
    fieldRefusal(field, reason, learnerMaxLengths[field]),
  );
}

/** A discount on a market's probes, which the country's shop has none of, can't be given. */
const unsold: readonly Refusal[] = [refusal('COUNTRY_NOT_AVAILABLE', 'country', 'NOT_SOLD_IN_COUNTRY')];

const badProof = (problem: ProofProblem): readonly Refusal[] => [
  refusal(
    'BAD_PROOF_OF_ENROLLMENT',
    'proof',
    problem,
    problem === 'FILE_TOO_LARGE' ? proofMaxMegabytes : null,
  ),
];

/**
 * Stores a request with its proof and announces it, in one transaction. Repeating it with the same key changes nothing.
 * Returns the refusals; empty on success. Throws for the moment while too many wait for a decision.
 */
export async function submitLearner(
  { sql: database, now, announceLearner }: LearnerServices,
  { typed, market, country, language, proof: file, idempotencyKey }: LearnerSubmission,
): Promise<readonly Refusal[]> {
  const refusals = [...checkIdempotencyKey(idempotencyKey), ...learnerRefusals(typed)];
  if (refusals.length > 0) return refusals;
  if (!isMarketSold(country, market)) return unsold;
  if (file.size > proofMaxBytes) return badProof('FILE_TOO_LARGE');
  const verdict = readProof(Buffer.from(await file.arrayBuffer()));
  if (!verdict.ok) return badProof(verdict.problem);
  const { proof } = verdict;
  const learner = normaliseLearner(typed);
  const parametersHash = hashParameters([learner, market, country, language, hash('sha256', proof.content)]);
  return inTransaction(database, async (sql) => {
    const id = newRowId();
    const given = { id, market, country, language, proof, idempotencyKey, parametersHash, createdAt: now() };
    if (await insertLearner(sql, { ...learner, ...given })) {
      if ((await countPending(sql)) > mostPending) throw serviceUnavailable(secondsUntilRoom);
      await sql`select ${announceLearner(sql, { learnerId: id })}`;
      return [];
    }
    return (await isSameLearner(sql, idempotencyKey, parametersHash))
      ? []
      : [refusal('OPERATION_NOT_ALLOWED', 'idempotencyKey')];
  });
}
