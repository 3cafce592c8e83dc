import { randomUUID } from 'node:crypto';
import { countryByCode } from '@sonde/machines/rules/places';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { addLines } from './change-lines.ts';
import { buyerFor, isMember, membershipIdBySlug } from './checkout-buyer.ts';
import type { NewCheckoutInput } from './create-checkout.ts';
import type { RequestedLine } from './check-lines.ts';
import { type StoredCheckout, untouchedCheckout } from './checkout.model.ts';
import { readMoment } from './checkout.repository.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { priceCheckout } from './price-checkout.ts';
import type { PricedCheckout } from './priced-checkout.ts';
import { reviewBundle } from './review-bundle.ts';

/** What lines come to; `checkout` is null where they can't be in one cart. */
export interface PreviewedBundle {
  readonly refusals: readonly Refusal[];
  readonly checkout: PricedCheckout | null;
}

const toRefusedPreview = (refusals: readonly Refusal[]): PreviewedBundle => ({ refusals, checkout: null });

/** A checkout of these lines that is never stored. */
const temporaryCheckout = (
  cart: Pick<
    StoredCheckout,
    'country' | 'currency' | 'language' | 'lines' | 'userId' | 'expiresAt' | 'organizationMembershipId'
  >,
): StoredCheckout => ({
  ...untouchedCheckout,
  ...cart,
  id: '',
});

/**
 * Prices lines as a new cart of the caller would have them, and reviews their bundle as it is reviewed when the order
 * is placed. Stores nothing.
 */
export async function previewBundle(
  services: CheckoutServices,
  countryCode: string,
  requested: readonly RequestedLine[],
  named: Pick<NewCheckoutInput, 'organizationMembershipId' | 'organizationSlug'>,
): Promise<PreviewedBundle> {
  const { sql, checkouts, catalogue: catalogues } = services;
  const country = countryByCode(countryCode);
  if (country === undefined)
    return toRefusedPreview([refusal('COUNTRY_NOT_AVAILABLE', 'country', 'NOT_SOLD_IN_COUNTRY')]);
  const { asker } = checkouts;
  const moment = await readMoment(sql, null, country.currency, asker);
  const organizationMembershipId =
    named.organizationMembershipId ?? membershipIdBySlug(asker, named.organizationSlug);
  if (organizationMembershipId !== null && !isMember(asker, organizationMembershipId))
    return toRefusedPreview([refusal('NOT_FOUND', 'organizationMembershipId')]);
  const catalogue = await catalogues.current(moment.catalogueRevision);
  const changed = addLines([], requested, {
    catalogue,
    country: country.code,
    buyerIn: (market) =>
      buyerFor(market, asker, { organizationMembershipId }, catalogue, services.now()).buyer,
    newId: randomUUID,
  });
  if (!changed.ok) return toRefusedPreview(changed.refusals);
  const checkout = temporaryCheckout({
    country: country.code,
    currency: country.currency,
    language: country.languages[0]?.url ?? 'en',
    lines: changed.lines,
    userId: asker?.id ?? null,
    organizationMembershipId,
    expiresAt: services.now(),
  });
  const priced = await priceCheckout(services, { ...moment, checkout, isAskedByOwner: true });
  return { refusals: reviewBundle(priced), checkout: priced };
}
