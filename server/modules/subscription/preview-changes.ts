import {
  type AllowedChange,
  type ChangedSubscription,
  nextChargeOf,
  planChange,
  previewEnd,
  type RequestedChange,
} from '@sonde/machines/rules/changes';
import { isTaxEstimated } from '@sonde/machines/rules/tax';
import type { Account } from '../../kernel/account.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import type { PeopleServices } from '../people/people-services.ts';
import type { RegisteredTaxLine } from '../tax/registered-tax-line.ts';
import { billedTaxes, languageOf } from './bill.ts';
import { basisOf, changeTermsOf, readChanging, type TaxedChangeTerms } from './change-terms.ts';
import { refusalOf } from './subscription-payload.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** The maximum number of changes per preview. */
const mostPreviews = 12;

/** A previewed change, with the time of its calculation and of its expiry. */
export interface Preview {
  readonly previewedAt: string;
  /** Null if nothing can be changed. */
  readonly basis: string | null;
  readonly validUntil: string;
  readonly refusals: readonly Refusal[];
  readonly previewed: {
    readonly change: AllowedChange;
    /** The next automatic charge if the change is paid with a card that is kept for renewals. */
    readonly nextChargeIfKept: string | null;
    /** Those in the amount due, as its invoice will list them. */
    readonly taxLines: readonly RegisteredTaxLine[];
    readonly isTaxEstimated: boolean;
    /** Of the membership's invoices. */
    readonly language: string;
  } | null;
}

/** Refused if the caller is signed out, the membership isn't theirs, or its organization has nothing to change. */
type Found =
  | { readonly refusal: Refusal }
  | {
      readonly refusal: null;
      readonly subscription: ChangedSubscription;
      readonly terms: TaxedChangeTerms;
      readonly language: string;
    };

async function findChanging(
  services: PeopleServices & SubscriptionServices,
  account: Account | null,
  membershipId: string,
  now: Date,
): Promise<Found> {
  const person = await services.people.of(account);
  if (person === null) return { refusal: refusal('NO_PERMISSIONS', null) };
  const membership = person.memberships.find(({ id }) => id === membershipId);
  if (membership === undefined) return { refusal: refusal('NOT_FOUND', 'organizationMembershipId') };
  const { organization } = membership;
  const changing = await readChanging(services.sql, organization.id);
  if (changing === null) return { refusal: refusal('OPERATION_NOT_ALLOWED', null, 'NOT_RENEWABLE') };
  const catalogue = await services.catalogue.latest();
  const asked = { ...changing, person, membership, catalogue, now, keepsMethod: false };
  const terms = await changeTermsOf(services, { ...asked, seatsInUse: organization.seatsTaken });
  return { refusal: null, subscription: changing.subscription, terms, language: languageOf(changing.facts) };
}

/** The taxes in what is due now. */
const taxesDue = (services: SubscriptionServices, change: AllowedChange, { quote }: TaxedChangeTerms) =>
  change.takesEffect === 'NOW' && change.amounts.due.gross.amount > 0
    ? billedTaxes(services, change.amounts.due, quote)
    : [];

/** Calculates today's cost of changes; writes nothing. */
export async function previewChanges(
  services: PeopleServices & SubscriptionServices,
  account: Account | null,
  membershipId: string,
  changes: readonly RequestedChange[],
): Promise<readonly Preview[]> {
  const now = services.now();
  const previewedAt = now.toISOString();
  const answer = { previewedAt, validUntil: previewEnd(previewedAt) };
  const toRefusedPreview = (one: Refusal): Preview => ({
    ...answer,
    basis: null,
    refusals: [one],
    previewed: null,
  });
  if (changes.length > mostPreviews)
    return changes.map(() => toRefusedPreview(refusal('INVALID', 'changes', 'TOO_LONG', mostPreviews)));
  const changing = await findChanging(services, account, membershipId, now);
  const { refusal: missing } = changing;
  if (missing !== null) return changes.map(() => toRefusedPreview(missing));
  const { subscription, terms, language } = changing;
  const basis = basisOf(changing);
  const { treatment: taxTreatment, source: taxSource } = terms.quote;
  const estimated = { isTaxEstimated: isTaxEstimated({ taxTreatment, taxSource }) };
  return changes.map((requested) => {
    const change = planChange(subscription, requested, terms);
    if (change.takesEffect === 'NEVER') return toRefusedPreview(refusalOf(change.refusal));
    const ifKept = planChange(subscription, requested, { ...terms, isChargeable: true });
    const nextChargeIfKept = ifKept.takesEffect === 'NEVER' ? null : nextChargeOf(ifKept);
    const taxLines = taxesDue(services, change, terms);
    const previewed = { change, nextChargeIfKept, taxLines, ...estimated, language };
    return { ...answer, basis, refusals: [], previewed };
  });
}
