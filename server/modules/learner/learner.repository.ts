import { randomUUID } from 'node:crypto';
import { approvalDays, pendingDays, proofDays } from '@sonde/machines/rules/learners';
import { mailboxOf } from '@sonde/machines/rules/people';
import type { PromotionFlag } from '@sonde/machines/rules/promotions';
import type { AnySql, Fragment, Sql, TransactionSql } from '../../db/connect.ts';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import type { Approval, LearnerDecision, LearnerOffer, StoredLearner } from './learner.model.ts';
import type { Proof } from './proof/read-proof.ts';

export interface NewLearner extends Omit<StoredLearner, 'number' | 'status' | 'decidedAt'> {
  readonly proof: Proof;
  readonly idempotencyKey: string;
  readonly parametersHash: Buffer;
}

/**
 * Stores a request with its proof under its key; returns false if the key is already used. Waits for a concurrent
 * insert of the same key.
 */
export async function insertLearner(
  sql: TransactionSql,
  { id, market, traineeType, school, email, country, language, createdAt, ...rest }: NewLearner,
): Promise<boolean> {
  const { proof, idempotencyKey, parametersHash } = rest;
  const { count } = await sql`
    insert into learner (id, idempotency_key, params_hash, market, trainee_type, school, email, customer, country,
      language, created_at)
    values (${id}, ${idempotencyKey}, ${parametersHash}, ${market}, ${traineeType}, ${school}, ${email},
      ${mailboxOf(email)}, ${country}, ${language}, ${createdAt})
    on conflict (idempotency_key) do nothing`;
  if (count === 0) return false;
  await sql`
    insert into learner_proof (learner_id, name, media_type, content)
    values (${id}, ${randomUUID()}, ${proof.mediaType}, ${proof.content})`;
  return true;
}

/** Whether the key was used for the same parameters. */
export async function isSameLearner(sql: AnySql, key: string, parametersHash: Buffer): Promise<boolean> {
  const [row] = await sql<{ readonly params_hash: Buffer }[]>`
    select params_hash from learner where idempotency_key = ${key}`;
  return row?.params_hash.equals(parametersHash) === true;
}

const columns = (sql: AnySql): Fragment => sql`
  id, number, market, trainee_type as "traineeType", school, email, country, language, status,
  created_at as "createdAt", decided_at as "decidedAt"`;

/** Returns null if it was deleted. */
export async function loadLearner(sql: AnySql, id: string): Promise<StoredLearner | null> {
  const [row] = await sql<StoredLearner[]>`select ${columns(sql)} from learner where id = ${id}`;
  return row ?? null;
}

/** The same by number, locked until the transaction ends. */
export async function lockLearner(sql: TransactionSql, number: number): Promise<StoredLearner | null> {
  const [row] = await sql<StoredLearner[]>`
    select ${columns(sql)} from learner where number = ${number} for no key update`;
  return row ?? null;
}

/** The undecided requests, oldest first. */
export const pendingLearners = (sql: AnySql): Promise<readonly StoredLearner[]> =>
  sql<StoredLearner[]>`select ${columns(sql)} from learner where status = 'PENDING' order by number`;

/** The proof of a request, with its random name; null if it was deleted. */
export async function loadProof(
  sql: AnySql,
  number: number,
): Promise<(Proof & { readonly name: string }) | null> {
  const [row] = await sql<(Proof & { readonly name: string })[]>`
    select name, media_type as "mediaType", content from learner_proof join learner on learner.id = learner_id
    where number = ${number}`;
  return row ?? null;
}

/** Stores the decision about a proof of enrollment, and when it was made. */
export async function writeDecision(
  sql: TransactionSql,
  id: string,
  decision: LearnerDecision,
  now: Date,
): Promise<void> {
  await sql`update learner set status = ${decision}, decided_at = ${now} where id = ${id}`;
}

/** How many requests are undecided. */
export async function countPending(sql: AnySql): Promise<number> {
  const [row] = await sql<{ readonly count: number }[]>`
    select count(*)::integer from learner where status = 'PENDING'`;
  return row?.count ?? 0;
}

/** The first of these promotions that is in force in the country; null if none is. */
export async function offerInForce(
  sql: AnySql,
  flags: readonly PromotionFlag[],
  { country, now }: { readonly country: string; readonly now: Date },
): Promise<LearnerOffer | null> {
  const [row] = await sql<LearnerOffer[]>`
    select voucher.code, promotion.link from promotion join voucher on voucher.code = promotion.code
    where promotion.flag = any(${[...flags]}::text[]) and voucher.is_active
      and (voucher.starts_at is null or voucher.starts_at <= ${now})
      and (voucher.expires_at is null or voucher.expires_at > ${now})
      and (voucher.countries = '{}' or ${country} = any(voucher.countries))
    order by array_position(${[...flags]}::text[], promotion.flag) limit 1`;
  return row ?? null;
}

/** The latest approval of an account's address in each market. */
export const approvalsOf = (sql: AnySql, email: string): Promise<readonly Approval[]> =>
  sql<Approval[]>`
    select distinct on (market) market, country, language, customer, decided_at as "decidedAt" from learner
    where status = 'APPROVED' and email = ${email} order by market, decided_at desc`;

/** Whether an order of a mailbox has used a code. */
export async function isCodeUsed(sql: AnySql, code: string, customer: string): Promise<boolean> {
  const rows = await sql`
    select from voucher_redemption where voucher_code = ${code} and customer = ${customer} limit 1`;
  return rows.length > 0;
}

/**
 * Deletes proofs and declined requests 30 days after the decision, approvals after a year, and undecided requests with
 * their proofs 90 days after they were sent. Returns how many.
 */
export async function deleteOldLearners(sql: Sql, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const proofs = await inBatches(async () => {
    const { count } = await sql`
      delete from learner_proof where learner_id = any(array(
        select learner_id from learner_proof where decided_at < ${before(proofDays)}
        order by decided_at limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
  const deleteLearners = (ended: Fragment) =>
    inBatches(async () => {
      const { count } = await sql`
        delete from learner where id = any(array(
          select id from learner where ${ended} limit ${batchSize} for update skip locked
        ))`;
      return count;
    });
  return (
    proofs +
    (await deleteLearners(sql`status = 'DECLINED' and decided_at < ${before(proofDays)}`)) +
    (await deleteLearners(sql`status = 'APPROVED' and decided_at < ${before(approvalDays)}`)) +
    (await deleteLearners(sql`status = 'PENDING' and created_at < ${before(pendingDays)}`))
  );
}
