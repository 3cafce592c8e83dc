import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { CheckoutServices, PricingServices } from './checkout-services.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { isOrdered } from './checkout.model.ts';
import type { CheckoutChange, StoredCheckout } from './checkout.model.ts';
import { loadCheckout, updateCheckout } from './checkout.repository.ts';
import type { LoadedCheckout } from './checkout.repository.ts';
import { priceCheckout } from './price-checkout.ts';
import type { PricedCheckout } from './priced-checkout.ts';

/** What a change of a checkout comes to: the refusals, if any, and the checkout as it is now. */
export interface CheckoutAnswer {
  readonly refusals: readonly Refusal[];
  /** Null when there is no such checkout. */
  readonly checkout: PricedCheckout | null;
}

/** What a change makes of the checkout as it stands. */
export type Decision =
  | { readonly ok: true; readonly change: CheckoutChange }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Decides by what was read; called again when somebody else changed the checkout meanwhile. */
export type Decide = (loaded: LoadedCheckout, catalogue: Catalogue) => Decision | Promise<Decision>;

/** How often a change that lost a race is decided anew. */
export const mostAttempts = 3;

/** What an order that waits for its payment does not hold, or may hold in another form. */
const besideTheOrder: readonly string[] = [
  'language',
  'payment',
  'expiresAt',
] satisfies (keyof CheckoutChange)[];

const changesOrder = (change: CheckoutChange) =>
  Object.keys(change).some((name) => !besideTheOrder.includes(name));

export const notFound: CheckoutAnswer = {
  refusals: [refusal('NOT_FOUND', 'checkoutId', 'CART_GONE')],
  checkout: null,
};

export const paymentUnderWay = refusal('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY');

/** What forbids every change; null while the checkout is open. */
export function closedRefusal(checkout: StoredCheckout, now: Date): Refusal | null {
  if (isOrdered(checkout) || checkout.expiresAt <= now)
    return refusal('OPERATION_NOT_ALLOWED', 'checkoutId', 'CART_GONE');
  return checkout.isContinuedElsewhere
    ? refusal('OPERATION_NOT_ALLOWED', 'checkoutId', 'CONTINUED_ELSEWHERE')
    : null;
}

/** Prices what was loaded, by the catalogue of that moment. */
export async function priceLoaded(
  services: PricingServices,
  loaded: LoadedCheckout,
): Promise<PricedCheckout> {
  const catalogue = await services.catalogue.current(loaded.catalogueRevision);
  const { taxProvider, sellerCountry } = services;
  return priceCheckout(loaded.checkout, {
    catalogue,
    taxProvider,
    sellerCountry,
    voucher: loaded.voucher,
    now: services.now(),
  });
}

/** The checkout behind a token as it is now, with refusals of what was asked. */
export async function answerWith(
  services: PricingServices & Pick<CheckoutServices, 'sql'>,
  token: string,
  refusals: readonly Refusal[],
): Promise<CheckoutAnswer> {
  const loaded = await loadCheckout(services.sql, token);
  return loaded === null ? notFound : { refusals, checkout: await priceLoaded(services, loaded) };
}

/** Whether the loaded voucher's verdict hangs on what was changed. */
function decidesVoucher(change: CheckoutChange, { checkout }: LoadedCheckout): boolean {
  return change.email !== undefined && change.email !== checkout.email && checkout.voucherCode !== null;
}

async function decideBy(
  services: PricingServices,
  loaded: LoadedCheckout,
  decide: Decide,
): Promise<Decision> {
  const closed = closedRefusal(loaded.checkout, services.now());
  if (closed !== null) return { ok: false, refusals: [closed] };
  return decide(loaded, await services.catalogue.current(loaded.catalogueRevision));
}

/** Null where what was decided by is no longer so, and nothing was written. */
async function write(
  { sql, recentCheckouts }: Pick<CheckoutServices, 'sql' | 'recentCheckouts'>,
  token: string,
  loaded: LoadedCheckout,
  change: CheckoutChange,
): Promise<LoadedCheckout | null> {
  const checkout = await updateCheckout(sql, loaded, change);
  if (checkout === null) {
    recentCheckouts.forget(token);
    return null;
  }
  const written = { ...loaded, checkout };
  recentCheckouts.keep(token, written);
  return written;
}

/** A change of what this process wrote last; null, and nothing was written, unless it goes through as it stands. */
async function changeRecent(
  services: CheckoutServices,
  token: string,
  decide: Decide,
): Promise<CheckoutAnswer | null> {
  const recent = services.recentCheckouts.find(token);
  if (recent === undefined) return null;
  const decision = await decideBy(services, recent, decide);
  const written = decision.ok ? await write(services, token, recent, decision.change) : null;
  return written && { refusals: [], checkout: await priceLoaded(services, written) };
}

async function changeLoaded(
  services: CheckoutServices,
  token: string,
  decide: Decide,
  voucherCode?: string,
): Promise<CheckoutAnswer> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const loaded = await loadCheckout(services.sql, token, voucherCode);
    if (loaded === null) return notFound;
    const decision = await decideBy(services, loaded, decide);
    if (!decision.ok) {
      if (voucherCode !== undefined) return answerWith(services, token, decision.refusals);
      return { refusals: decision.refusals, checkout: await priceLoaded(services, loaded) };
    }
    if (loaded.checkout.placements > 0 && changesOrder(decision.change)) {
      if (!(await services.endOpenPayment(loaded.checkout.id)))
        return { refusals: [paymentUnderWay], checkout: await priceLoaded(services, loaded) };
    }
    const written = await write(services, token, loaded, decision.change);
    if (written === null) continue;
    if (decidesVoucher(decision.change, loaded)) return answerWith(services, token, []);
    return { refusals: [], checkout: await priceLoaded(services, written) };
  }
  return answerWith(services, token, [refusal('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE')]);
}

/**
 * Changes a checkout: with one statement where this process wrote it last, else with two, of which one reads it with all
 * that its price depends on. It is written where nobody else changed it or the catalogue meanwhile; a lost race is run again,
 * three times at most. A payment that waits for the buyer's bank is given up first, since it would place the order as it
 * was. `voucherCode` loads another voucher than the checkout's own.
 */
export async function changeCheckout(
  services: CheckoutServices,
  token: string,
  decide: Decide,
  voucherCode?: string,
): Promise<CheckoutAnswer> {
  const answer = voucherCode === undefined ? await changeRecent(services, token, decide) : null;
  return answer ?? changeLoaded(services, token, decide, voucherCode);
}
