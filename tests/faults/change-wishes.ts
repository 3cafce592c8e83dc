import { countryDay } from '@sonde/machines/rules/places';
import { addDays, addMonths } from '@sonde/machines/rules/time';
import type { Sql } from '../../server/db/connect.ts';
import type { RequestedChange } from '../contract/changing-client.ts';
import type { GivenMembership } from '../contract/memberships.ts';

const today = countryDay('US', new Date());

/** What one administrator, or two at the same time, want of a membership. */
export interface Wish {
  readonly given: Partial<GivenMembership>;
  readonly requested: RequestedChange | null;
  /** Null for a change that costs nothing, or is debited. */
  readonly card: string | null;
  /** The saved bank account that is debited. */
  readonly account?: string;
  /** The answer to the bank's question. */
  readonly bank?: 'complete' | 'fail';
  readonly isRefused?: true;
  readonly askedByBoth?: true;
  /** What runs; an Individual plan, or what two administrators have, unless given. */
  readonly running?: keyof typeof runningPlans;
  readonly becomes: string;
}

/** Writes another plan into a membership. */
export const runningPlans = {
  PRO: (sql: Sql, id: string) => sql`
    update subscription set plan_type = 'PRO_CUSTOM', sku = 'SUB-PROC-1Y', seats_in_base = 5, seat_limit = 50
    where id = ${id}`,
  RENTAL: (sql: Sql, id: string) => sql`
    with practice as (
      update organization set market = 'VETERINARY'
      where id = (select organization_id from subscription where id = ${id})
    )
    update subscription set plan_type = 'RENTAL', sku = 'RENT-IQP-VET-USBC',
      commitment_months = 24, commitment_ends_on = (starts_on + interval '24 months')::date
    where id = ${id}`,
} as const;

/** A year of Individual, half of which is over. */
export const ordinary = { startsOn: addMonths(today, -6), renews: false, card: null };
const one = 'SUB-IND-1Y, 1 seat';
const team = { requested: { sku: 'SUB-TEAM-1Y' }, becomes: 'SUB-TEAM-1Y, 5 seats' };
const good = 'pm_card_visa';
const asks = 'pm_card_threeDSecure2Required';

const feature: Pick<Wish, 'given' | 'running' | 'requested' | 'becomes'> = {
  given: { ...ordinary, gross: 250_000 },
  running: 'PRO',
  requested: { featureSkus: ['SUB-PROC-COLL-TELE-1Y'] },
  becomes: 'SUB-PROC-1Y, 5 seats, SUB-PROC-COLL-TELE-1Y',
};
const featureAndSeats: typeof feature = {
  ...feature,
  requested: { seats: 7, featureSkus: ['SUB-PROC-COLL-TELE-1Y'] },
  becomes: 'SUB-PROC-1Y, 7 seats, SUB-PROC-COLL-TELE-1Y',
};
const rentalEnd: typeof feature = {
  given: { startsOn: addDays(today, -15), termMonths: 1, gross: 21_900, card: null },
  running: 'RENTAL',
  requested: { leavesRental: true },
  becomes: 'RENT-IQP-VET-USBC, 1 seat',
};

/** Every kind of change that is made at once. */
export const wishes: Readonly<Record<string, Wish>> = {
  'a larger plan': { ...team, given: ordinary, card: good },
  'more seats, by two at once': {
    given: ordinary,
    requested: { seats: 8 },
    card: good,
    askedByBoth: true,
    becomes: 'SUB-TEAM-1Y, 8 seats',
  },
  'a plan that costs nothing': { ...team, given: { ...ordinary, gross: 900_000 }, card: null },
  'one more term': {
    given: { ...ordinary, startsOn: addMonths(today, -12), expiresOn: today },
    requested: null,
    card: good,
    becomes: one,
  },
  'a feature of a Pro plan': { ...feature, card: good },
  'features and seats': { ...featureAndSeats, card: asks, bank: 'complete' },
  'the end of a rental': { ...rentalEnd, card: good },
  'a card whose bank asks': { ...team, given: ordinary, card: asks, bank: 'complete' },
  'a bank that isn’t satisfied': {
    ...team,
    given: ordinary,
    card: asks,
    bank: 'fail',
    isRefused: true,
    becomes: one,
  },
  'a card that is declined': {
    ...team,
    given: ordinary,
    card: 'pm_card_chargeDeclined',
    isRefused: true,
    becomes: one,
  },
};

/** The provider's test accounts: https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment */
const debited = { card: null, account: '000123456789' };
const returned = { card: null, account: '000222222227' };

/** Changes that are made once a debit has cleared. */
export const debitedWishes: Readonly<Record<string, Wish>> = {
  'a larger plan': { ...team, given: ordinary, ...debited },
  'a feature of a Pro plan': { ...feature, ...debited },
  'features and seats': { ...featureAndSeats, ...debited },
  'the end of a rental': { ...rentalEnd, ...debited },
  'a debit that the bank returns': { ...team, given: ordinary, ...returned, isRefused: true, becomes: one },
};
