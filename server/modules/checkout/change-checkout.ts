import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { checkoutEndOf } from './checkout.model.ts';
import type { CheckoutChange, StoredCheckout } from './checkout.model.ts';
import { keepTaxCalculation } from './keep-tax-calculation.ts';
import type { LoadedCheckout } from './loaded-checkout.ts';

import { decideAndWrite, stale } from './decide-and-write.ts';
import type { Decision } from './decide-and-write.ts';
import { priceCheckout } from './price-checkout.ts';
import type { PricedCheckout } from './priced-checkout.ts';
import type { BesideParts, WriteBeside } from './write-checkout.ts';

/** The result of changing a checkout: the refusals, if any, and its current state. */
export interface CheckoutAnswer {
  readonly refusals: readonly Refusal[];
  /** Null if the checkout doesn't exist. */
  readonly checkout: PricedCheckout | null;
  /** Whether what belongs to the change was written with it. */
  readonly isRecorded?: boolean;
}

/** Makes what is written with a change from the checkout as it will be; null for nothing. */
type RecordChange = (checkout: PricedCheckout) => Promise<BesideParts | null>;

interface ChangeOptions {
  /** Loads another voucher than the checkout's own. */
  readonly voucherCode?: string;
  /** The checkout, if the request has just read it and not changed it since. */
  readonly known?: LoadedCheckout;
  /** Not called for a change whose effect isn't known before it is written. */
  readonly record?: RecordChange;
}

/** Decides by the loaded data. Called again if the checkout was changed concurrently. */
export type Decide = (
  loaded: LoadedCheckout,
  catalogue: Catalogue,
) => Decision<CheckoutChange> | Promise<Decision<CheckoutChange>>;

/** Fields that an order waiting for its payment doesn't contain, or may contain in another form. */
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

/** The refusal for a request that lost to concurrent changes repeatedly. */
export const changedElsewhere = refusal('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE');

/** Why no change is possible; null while the checkout is open. */
export function closedRefusal(checkout: StoredCheckout, now: Date): Refusal | null {
  const end = checkoutEndOf(checkout, now);
  if (end === null) return null;
  const reason = end === 'continuedElsewhere' ? 'CONTINUED_ELSEWHERE' : 'CART_GONE';
  return refusal('OPERATION_NOT_ALLOWED', 'checkoutId', reason);
}

/** The checkout's current state, with the refusals of the request. */
export async function answerWith(
  services: CheckoutServices,
  token: string,
  refusals: readonly Refusal[],
): Promise<CheckoutAnswer> {
  const loaded = await services.checkouts.load(token);
  return loaded === null ? notFound : { refusals, checkout: await priceCheckout(services, loaded) };
}

/** Whether the change affects the verdict on the loaded voucher. */
function decidesVoucher(change: CheckoutChange, { checkout }: LoadedCheckout): boolean {
  return change.email !== undefined && change.email !== checkout.email && checkout.voucherCode !== null;
}

/**
 * Changes a checkout: loads it with everything that affects its price, decides, writes and prices. A payment that waits
 * for the buyer's bank is canceled first, because it would place the order without the change.
 */
export async function changeCheckout(
  services: CheckoutServices,
  token: string,
  decide: Decide,
  { voucherCode, known, record }: ChangeOptions = {},
): Promise<CheckoutAnswer> {
  const { checkouts, catalogue, endOpenPayment, now } = services;
  const outcome = await decideAndWrite({
    load: async (isFirstRound) =>
      isFirstRound && known !== undefined
        ? known
        : checkouts.load(token, {
            mayBeRemembered: isFirstRound,
            ...(voucherCode !== undefined && { voucherCode }),
          }),
    async decide(loaded) {
      const closed = closedRefusal(loaded.checkout, now());
      if (closed !== null) return { ok: false, refusals: [closed] };
      return decide(loaded, await catalogue.current(loaded.catalogueRevision));
    },
    async write(loaded, change: CheckoutChange) {
      const { id, placements } = loaded.checkout;
      if (placements > 0 && changesOrder(change) && !(await endOpenPayment(id)))
        return { ok: false, refusals: [paymentUnderWay] };
      const isWhole = !decidesVoucher(change, loaded);
      const foreseen: PricedCheckout[] = [];
      const recordForeseen: WriteBeside = async (will) => {
        const checkout = await priceCheckout(services, will);
        foreseen.push(checkout);
        return record?.(checkout) ?? null;
      };
      const written = await checkouts.update(
        token,
        loaded,
        await keepTaxCalculation(services, loaded, change),
        record !== undefined && isWhole ? recordForeseen : undefined,
      );
      if (written === null) return stale;
      const [recorded = null] = written.isAsForeseen ? foreseen : [];
      return { ok: true, done: { written, isWhole, recorded } };
    },
  });
  switch (outcome.status) {
    case 'done': {
      const { written, isWhole, recorded } = outcome.done;
      if (recorded !== null) return { refusals: [], checkout: recorded, isRecorded: true };
      return isWhole
        ? { refusals: [], checkout: await priceCheckout(services, written) }
        : answerWith(services, token, []);
    }
    case 'refused':
      return voucherCode === undefined
        ? { refusals: outcome.refusals, checkout: await priceCheckout(services, outcome.loaded) }
        : answerWith(services, token, outcome.refusals);
    case 'missing':
      return notFound;
    case 'lost':
      return answerWith(services, token, [changedElsewhere]);
  }
}
