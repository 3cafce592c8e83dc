import { randomUUID } from 'node:crypto';
import { referencesOf } from '@sonde/machines/rules/checkout';
import { bundleTable, bundleTypeForLines, lineRequest, mayStart } from '@sonde/machines/rules/catalogue';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { Person } from '../people/person.model.ts';
import { answerWith, changedElsewhere, closedRefusal, notFound } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import type { LineSources } from './change-lines.ts';
import { buyerFor, buyerOfLines, membershipIdBySlug } from './checkout-buyer.ts';
import type { CheckoutChange, StoredCheckout, StoredLine } from './checkout.model.ts';
import { adoptedFields } from './checkout.repository.ts';
import type { CheckoutServices } from './checkout-services.ts';
import type { LoadedCheckout } from './loaded-checkout.ts';
import { decideAndWrite, stale } from './decide-and-write.ts';
import { presentLines } from './line-limits.ts';
import { linesChange } from './lines-change.ts';
import { changesOfMerging, type MayBeTogether, type MergedLine, mergeLines } from './merge-lines.ts';
import { bundleLine } from './offered-line.ts';
import { updateCheckout } from './write-checkout.ts';
import { type OtherCheckout, readOtherCheckout, writeMerged } from './own-checkout.repository.ts';
import { initialCheckoutOf } from './returning-buyer.ts';

/** The checkout of a signed-in person, and the effects of merging two carts. */
export interface AttachedCheckout extends CheckoutAnswer {
  readonly mergedLines: readonly MergedLine[];
}

interface Found {
  /** The browser's checkout; null if it has none that the person may access. */
  readonly own: LoadedCheckout | null;
  readonly other: OtherCheckout | null;
  readonly isRemembered: false;
}

interface Attachment {
  readonly change: CheckoutChange;
  /** The other checkout, if it is merged into this one. */
  readonly merged: StoredCheckout | null;
  readonly mergedLines: readonly MergedLine[];
}

const nothingMerged: Pick<Attachment, 'merged' | 'mergedLines'> = { merged: null, mergedLines: [] };

/**
 * Whether the buyer may start the purchase formed by the lines. Seats are checked against the organization's plan when
 * they are ordered.
 */
function mayStartLines(
  lines: readonly StoredLine[],
  { checkout }: LoadedCheckout,
  { person, catalogue, now }: { readonly person: Person; readonly catalogue: Catalogue; readonly now: Date },
): boolean {
  const offered = presentLines(lines, { catalogue, country: checkout.country });
  const bundleLines = offered.map(bundleLine);
  const { buyer } = buyerOfLines(bundleLines, person, checkout, catalogue, now);
  const bundleType = bundleTypeForLines(bundleLines, buyer);
  if (bundleType === null) return false;
  if (bundleTable[bundleType].action === 'EXPANSION') return true;
  return mayStart(lineRequest({ bundleType, country: checkout.country, lines: bundleLines }), buyer).allowed;
}

/** The buyer's data from the other checkout, for one that has none. */
const buyerIn = (other: StoredCheckout): CheckoutChange => ({
  email: other.email,
  marketingOptIn: other.marketingOptIn,
  organizationName: other.organizationName,
  ...referencesOf(other),
  shippingAddress: other.shippingAddress,
  billingAddress: other.billingAddress,
  shippingMethodId: other.shippingMethodId,
  taxId: other.taxId,
});

type BuyerFields = Pick<StoredCheckout, 'email' | 'shippingAddress' | 'billingAddress'>;

const isBlank = ({ email, shippingAddress, billingAddress }: BuyerFields): boolean =>
  email === '' && shippingAddress === null && billingAddress === null;

/** Newer lines win, a code is kept, and an order that is being paid isn't touched. */
function merge(
  loaded: LoadedCheckout,
  { checkout: elsewhere, isNewer }: OtherCheckout,
  { catalogue, now }: { readonly catalogue: Catalogue; readonly now: Date },
  mayStartThem: MayBeTogether,
): Attachment {
  const { checkout, owner } = loaded;
  const sources: LineSources = {
    catalogue,
    country: checkout.country,
    buyerIn: (market) => buyerFor(market, owner, checkout, catalogue, now).buyer,
    newId: randomUUID,
  };
  const [newer, older] = isNewer ? [elsewhere.lines, checkout.lines] : [checkout.lines, elsewhere.lines];
  const mayBeTogether: MayBeTogether = (lines) => mayStartThem(lines) || !mayStartThem(newer);
  const lines = mergeLines(newer, older, sources, mayBeTogether);
  return {
    change: {
      ...linesChange(checkout, lines, sources),
      voucherCode: checkout.voucherCode ?? elsewhere.voucherCode,
      referralCode: checkout.referralCode ?? elsewhere.referralCode,
    },
    merged: elsewhere,
    mergedLines: changesOfMerging(
      { before: checkout.lines, elsewhere: elsewhere.lines, merged: lines },
      sources,
    ),
  };
}

/** The effect of signing in on the browser's own checkout. */
async function attachment(
  services: CheckoutServices,
  person: Person,
  loaded: LoadedCheckout,
  other: OtherCheckout | null,
  named: string | null,
): Promise<Attachment> {
  const chosen = membershipChange(loaded.checkout, named);
  const own = { ...loaded, checkout: { ...loaded.checkout, ...chosen } };
  const { checkout } = own;
  const now = services.now();
  const catalogue = await services.catalogue.current(own.catalogueRevision);
  const { change, ...merging } =
    other === null || checkout.placements > 0
      ? { change: {}, ...nothingMerged }
      : merge(own, other, { catalogue, now }, (lines) =>
          mayStartLines(lines, own, { person, catalogue, now }),
        );
  if (!isBlank(checkout) || checkout.placements > 0) return { change: { ...change, ...chosen }, ...merging };
  if (merging.merged !== null && !isBlank(merging.merged))
    return { change: { ...buyerIn(merging.merged), ...change, ...chosen }, ...merging };
  const beginning = await initialCheckoutOf(services, person, { ...checkout, ...change }, catalogue);
  // Nothing known of the person is nothing to write: signing in again leaves the cart as it is.
  return { change: { ...(isBlank(beginning) ? {} : beginning), ...change, ...chosen }, ...merging };
}

/** Names the membership that the person chose for a checkout that names none, unless its order is being paid. */
const membershipChange = (
  { organizationMembershipId, placements }: StoredCheckout,
  named: string | null,
): CheckoutChange =>
  named === null || organizationMembershipId !== null || placements > 0
    ? {}
    : { organizationMembershipId: named };

const isTaken = ({ own, other }: Found): boolean =>
  own !== null && (own.checkout.lines.length > 0 || other === null);

/**
 * Assigns a checkout to a person who has signed in. The browser's checkout becomes theirs. The lines of their most
 * recent open checkout in the same country are merged into it: newer lines win. A browser without a checkout gets that
 * one. The browser's is then for the organization with the slug, unless it is for another. `token` is the browser's,
 * null for none. Another person's checkout is refused like an unknown one, so that the browser forgets it.
 */
export async function attachCheckout(
  services: CheckoutServices,
  country: string,
  token: string | null,
  organizationSlug: string | null,
): Promise<AttachedCheckout> {
  const { sql, checkouts, deriveToken } = services;
  const { asker: person } = checkouts;
  if (person === null)
    return { refusals: [refusal('NO_PERMISSIONS', null)], checkout: null, mergedLines: [] };
  const now = services.now();
  const named = membershipIdBySlug(person, organizationSlug);
  let refusals: readonly Refusal[] = [];

  const outcome = await decideAndWrite<
    Found,
    Attachment | null,
    { found: Found; mergedLines: readonly MergedLine[] }
  >({
    async load() {
      const loaded = token === null ? null : await checkouts.load(token);
      const closed = loaded && closedRefusal(loaded.checkout, now);
      refusals = token !== null && loaded === null ? notFound.refusals : closed ? [closed] : [];
      const own = closed ? null : loaded;
      const where = { country: own?.checkout.country ?? country, ownId: own?.checkout.id ?? null, now };
      return { own, other: await readOtherCheckout(sql, person.id, where), isRemembered: false };
    },
    async decide(found) {
      const { own, other } = found;
      const change =
        own !== null && isTaken(found) ? await attachment(services, person, own, other, named) : null;
      return { ok: true, change };
    },
    async write(found, attached) {
      const { own } = found;
      if (own === null || attached === null) return { ok: true, done: { found, mergedLines: [] } };
      const { merged, mergedLines } = attached;
      const change = { ...adoptedFields(own, person), ...attached.change };
      if (Object.keys(change).length === 0) return { ok: true, done: { found, mergedLines } };
      const isWritten =
        merged === null
          ? (await updateCheckout(sql, own, change)) !== null
          : await writeMerged(
              sql,
              own.checkout,
              merged,
              async (transaction) => (await updateCheckout(transaction, own, change)) !== null,
            );
      return isWritten ? { ok: true, done: { found, mergedLines } } : stale;
    },
  });
  if (outcome.status !== 'done') return { refusals: [changedElsewhere], checkout: null, mergedLines: [] };
  const { found, mergedLines } = outcome.done;
  const shown = isTaken(found) ? found.own?.checkout : found.other?.checkout;
  if (shown === undefined) return { refusals, checkout: null, mergedLines };
  return { ...(await answerWith(services, deriveToken('checkout', shown.id), refusals)), mergedLines };
}
