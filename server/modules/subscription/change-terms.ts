import type { ChangedSubscription, ChangeTerms } from '@sonde/machines/rules/changes';
import { planOfSubscription } from '@sonde/machines/rules/sales';
import { countryDay } from '@sonde/machines/rules/places';
import type { AnySql, TransactionSql } from '../../db/connect.ts';
import { hashParameters } from '../../kernel/idempotency-key.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { lockOrganization } from '../people/lock-organization.ts';
import { buyerOf, maxUsersOf } from '../people/buyer.ts';
import type { Membership, Person } from '../people/person.model.ts';
import { membershipOffers, membershipsElsewhere } from './membership-offers.ts';
import { type MembershipQuote, type MembershipTaxServices, taxesOf } from './membership-taxes.ts';
import { membershipColumns, membershipFromRow, type MembershipRow } from './memberships.repository.ts';
import type { MembershipFacts } from './renewal.model.ts';
import { subscriptionFromRow, type SubscriptionRow } from './subscription-row.ts';

/** A subscription to be changed, with the data needed to bill it. */
export interface ChangingSubscription {
  readonly subscription: ChangedSubscription;
  readonly facts: MembershipFacts;
}

/** A row with `membershipColumns`. */
export type ChangingRow = Omit<MembershipRow, 'subscription'> & {
  readonly subscription: MembershipRow['subscription'] & SubscriptionRow;
};

/** The data that a change depends on, without announcements and timestamps. */
const changedTerms = (row: SubscriptionRow): ChangedSubscription => {
  const terms = subscriptionFromRow(row);
  const { status, startsOn, expiresOn, nextChargeOn, term, scheduled, commitment } = terms;
  return {
    ...planOfSubscription(terms),
    status,
    startsOn,
    expiresOn,
    nextChargeOn,
    term,
    scheduled,
    commitment,
  };
};

export const changingFromRow = (row: ChangingRow): ChangingSubscription => ({
  subscription: changedTerms(row.subscription),
  facts: membershipFromRow(row),
});

/** Names the state of a subscription on which a preview of a change is based. */
export const basisOf = ({ subscription }: Pick<ChangingSubscription, 'subscription'>): string =>
  hashParameters(subscription).toString('base64url');

/** Whether a change is based on another state than the present one. A caller who names none isn't checked. */
export const isBasedOnOther = (
  basis: string | null,
  changing: Pick<ChangingSubscription, 'subscription'>,
): boolean => basis !== null && basis !== basisOf(changing);

/** The subscription of an organization; null if it never had one. Lock the organization before a change. */
export async function readChanging(
  sql: AnySql,
  organizationId: string,
): Promise<ChangingSubscription | null> {
  const [row] = await sql<ChangingRow[]>`
    select ${membershipColumns(sql)}
    from subscription join organization on organization.id = subscription.organization_id
    where organization_id = ${organizationId}`;
  return row === undefined ? null : changingFromRow(row);
}

/** As `readChanging`, with the organization locked until the transaction ends. */
export async function lockChanging(
  sql: TransactionSql,
  organizationId: string,
): Promise<ChangingSubscription | null> {
  await lockOrganization(sql, organizationId);
  return readChanging(sql, organizationId);
}

/** The person who requests a change, and the subscription. */
interface Asked extends ChangingSubscription {
  readonly person: Person;
  /** The person, with their current permissions. */
  readonly membership: Membership;
  /** Seats taken by members and by pending invitations. */
  readonly seatsInUse: number;
  /** Whether the change includes a payment method that is saved for renewals. */
  readonly keepsMethod: boolean;
  readonly catalogue: Catalogue;
  readonly now: Date;
}

/** The membership with the current subscription. */
function withSubscription(membership: Membership, present: ChangedSubscription): Membership {
  const { organization } = membership;
  const { subscription } = organization;
  return {
    ...membership,
    organization: { ...organization, subscription: subscription && { ...subscription, ...present } },
  };
}

/** What a change depends on, with where its taxes are known from. */
export interface TaxedChangeTerms extends ChangeTerms {
  readonly quote: MembershipQuote;
}

/** Everything besides the subscription that a change depends on. */
export async function changeTermsOf(
  services: MembershipTaxServices,
  { person, membership, subscription, facts, seatsInUse, keepsMethod, catalogue, now }: Asked,
): Promise<TaxedChangeTerms> {
  const { organization } = membership;
  const { country, isOld10BasedTeamPricing } = organization;
  return {
    today: countryDay(country, now),
    country,
    buyer: buyerOf(person, withSubscription(membership, subscription), catalogue, now),
    quote: await taxesOf(services, facts),
    offers: membershipOffers(catalogue, country),
    soldElsewhere: membershipsElsewhere(catalogue, country),
    maxCloudUsers: maxUsersOf(organization, catalogue),
    members: facts.members,
    unspentMonths: facts.unspentMonths,
    seatsInUse,
    isSoldInTens: isOld10BasedTeamPricing,
    isChargeable: keepsMethod || facts.method !== null,
  };
}
