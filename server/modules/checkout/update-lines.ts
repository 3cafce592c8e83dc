import { randomUUID } from 'node:crypto';
import { buyerFor, membershipIdBySlug } from './checkout-buyer.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer, Decide } from './change-checkout.ts';
import { addLines, removeLine, setLines } from './change-lines.ts';
import type { ChangedLines, LineSources } from './change-lines.ts';
import type { RequestedLine } from './check-lines.ts';
import type { StoredLine } from './checkout.model.ts';
import { linesChange } from './lines-change.ts';

/** Decides about the lines. */
const decideLines =
  (
    services: CheckoutServices,
    change: (lines: readonly StoredLine[], sources: LineSources) => ChangedLines,
    organizationSlug: string | null = null,
  ): Decide =>
  ({ checkout: stored, owner, isAskedByOwner }, catalogue) => {
    const chosen = isAskedByOwner ? membershipIdBySlug(owner, organizationSlug) : null;
    const checkout = chosen === null ? stored : { ...stored, organizationMembershipId: chosen };
    const { organizationMembershipId } = checkout;
    const sources: LineSources = {
      catalogue,
      country: checkout.country,
      buyerIn: (market) =>
        buyerFor(market, isAskedByOwner ? owner : null, checkout, catalogue, services.now()).buyer,
      newId: randomUUID,
    };
    const changed = change(checkout.lines, sources);
    return changed.ok
      ? { ok: true, change: { ...linesChange(checkout, changed.lines, sources), organizationMembershipId } }
      : changed;
  };

/** Adds lines; the checkout is then for the organization with the slug, if it is one of the buyer's. */
export async function addCheckoutLines(
  services: CheckoutServices,
  token: string,
  requested: readonly RequestedLine[],
  organizationSlug: string | null,
): Promise<CheckoutAnswer> {
  const add = (lines: readonly StoredLine[], sources: LineSources) => addLines(lines, requested, sources);
  return changeCheckout(services, token, decideLines(services, add, organizationSlug));
}

/** Decides about the quantities of lines. */
export const decideQuantities = (services: CheckoutServices, requested: readonly RequestedLine[]): Decide =>
  decideLines(services, (lines, sources) => setLines(lines, requested, sources));

/** Changes lines to the requested quantities. */
export async function setCheckoutLines(
  services: CheckoutServices,
  token: string,
  requested: readonly RequestedLine[],
): Promise<CheckoutAnswer> {
  return changeCheckout(services, token, decideQuantities(services, requested));
}

/** Removes a line. */
export async function deleteCheckoutLine(
  services: CheckoutServices,
  token: string,
  lineId: string,
): Promise<CheckoutAnswer> {
  const remove = (lines: readonly StoredLine[], sources: LineSources) => removeLine(lines, lineId, sources);
  return changeCheckout(services, token, decideLines(services, remove));
}
