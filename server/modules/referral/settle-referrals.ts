import { countryDay } from '@sonde/machines/rules/places';
import {
  nextReferralStep,
  type ReferralFacts,
  referralMonths,
  reversedMonths,
} from '@sonde/machines/rules/referrals';
import { addDays } from '@sonde/machines/rules/time';
import { inTransaction, type TransactionSql } from '../../db/connect.ts';
import type { CatalogueServices } from '../catalogue/catalogue-cache.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { announceMembership } from '../subscription/announce-membership.ts';
import { languageOf, membershipName } from '../subscription/bill.ts';
import { lockMembership } from '../subscription/renewal.repository.ts';
import type { SubscriptionServices } from '../subscription/subscription-services.ts';
import {
  findReferralsToCheck,
  grantedMonthsOf,
  insertEntry,
  isCreditBeingSpent,
  lockReferral,
  type Referral,
  writeReferral,
} from './referral.repository.ts';

/** The dependencies of the job. */
export type ReferralServices = Pick<SubscriptionServices, 'sql' | 'announceMembership' | 'now'> &
  CatalogueServices;

/** Grants the credit of a referral, and tells the organization's administrators. */
async function grant(
  sql: TransactionSql,
  services: ReferralServices,
  referral: Referral,
  catalogue: Catalogue,
): Promise<void> {
  const { orderId, organizationId } = referral;
  const now = services.now();
  const facts = await lockMembership(sql, referral);
  const isNew = await insertEntry(sql, {
    orderId,
    organizationId,
    months: referralMonths,
    reason: 'GRANTED',
    at: now,
  });
  await writeReferral(sql, orderId, { status: 'GRANTED', checkOn: null }, now);
  if (!isNew) return;
  await announceMembership(sql, services, {
    kind: 'REFERRAL_CREDITED',
    key: orderId,
    organizationId,
    country: facts.country,
    language: languageOf(facts),
    name: membershipName(catalogue, facts),
    months: referralMonths,
    unspentMonths: Math.max(0, facts.unspentMonths + referralMonths),
  });
}

/**
 * Takes credit back that a returned order had earned, up to what is left. While a renewal that uses credit is being paid,
 * the referral waits for the next run: nothing is taken that the renewal has counted on.
 */
async function reverse(sql: TransactionSql, services: ReferralServices, referral: Referral): Promise<void> {
  const { orderId, organizationId } = referral;
  const { id, unspentMonths } = await lockMembership(sql, referral);
  if (await isCreditBeingSpent(sql, id)) return;
  const months = reversedMonths(await grantedMonthsOf(sql, orderId), unspentMonths);
  const now = services.now();
  if (months > 0)
    await insertEntry(sql, { orderId, organizationId, months: -months, reason: 'REVERSED', at: now });
  await writeReferral(sql, orderId, { status: 'REVERSED', checkOn: null }, now);
}

/** Settles one referral in a transaction of its own; does nothing if another process is settling it. */
async function settleReferral(
  services: ReferralServices,
  orderId: string,
  catalogue: Catalogue,
): Promise<void> {
  const now = services.now();
  await inTransaction(services.sql, async (sql) => {
    const referral = await lockReferral(sql, orderId);
    if (referral === null) return;
    const today = countryDay(referral.country, now);
    const facts: ReferralFacts = { ...referral, today };
    switch (nextReferralStep(facts)) {
      case 'GRANT':
        await grant(sql, services, referral, catalogue);
        break;
      case 'REVERSE':
        await reverse(sql, services, referral);
        break;
      case 'CANCEL':
        await writeReferral(sql, orderId, { status: 'CANCELED', checkOn: null }, now);
        break;
      case 'WAIT': {
        const checkOn = referral.dueOn > today ? referral.dueOn : addDays(today, 1);
        await writeReferral(sql, orderId, { status: 'WAITING', checkOn }, now);
        break;
      }
      case 'KEEP':
        await writeReferral(sql, orderId, { status: referral.status, checkOn: null }, now);
    }
  });
}

/** The latest calendar day anywhere on earth, and so the latest in any shop. */
const latestDay = (now: Date): string => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/**
 * Grants credit whose return window has closed, and takes back that of orders that were returned. Each referral is
 * granted and reversed at most once, however often and in how many processes this runs. Throws at the end of the run if
 * anything failed.
 */
export async function settleReferrals(services: ReferralServices): Promise<void> {
  const catalogue = await services.catalogue.latest();
  const errors: unknown[] = [];
  for await (const orderIds of findReferralsToCheck(services.sql, latestDay(services.now())))
    for (const orderId of orderIds)
      await settleReferral(services, orderId, catalogue).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Some referrals could not be settled');
}
