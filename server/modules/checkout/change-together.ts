import type { Refusal } from '../../kernel/refusal.ts';
import { changeCheckout, type CheckoutAnswer, type Decide } from './change-checkout.ts';
import type { CheckoutChange, StoredCheckout } from './checkout.model.ts';
import type { CheckoutServices } from './checkout-services.ts';

/** One of several changes. */
export interface Part<Name> {
  /** By which its refusals are told from those of the others. */
  readonly name: Name;
  /** How the checkout changes, with the changes before it; null if it is already as wanted. */
  decide(checkout: StoredCheckout): Decide | null;
}

/** A refusal, and whose it is; null if it is of the change as a whole. */
interface PartRefusal<Name> {
  readonly name: Name | null;
  readonly refusal: Refusal;
}

/** The checkout afterwards, and what was refused; everything else was written. */
export interface ChangedTogether<Name> extends Pick<CheckoutAnswer, 'checkout'> {
  readonly refused: readonly PartRefusal<Name>[];
}

/**
 * Makes several changes with one statement, one after another: each may depend on those before. A part that is refused
 * leaves the checkout as it was, and keeps none of the others from being written.
 */
export async function changeTogether<Name>(
  services: CheckoutServices,
  token: string,
  parts: readonly Part<Name>[],
): Promise<ChangedTogether<Name>> {
  let refused: readonly PartRefusal<Name>[] = [];
  const answer = await changeCheckout(services, token, async (loaded, catalogue) => {
    refused = [];
    let change: CheckoutChange = {};
    for (const { name, decide } of parts) {
      const checkout = { ...loaded.checkout, ...change };
      const decision = await decide(checkout)?.({ ...loaded, checkout }, catalogue);
      if (decision === undefined) continue;
      if (decision.ok) change = { ...change, ...decision.change };
      else refused = [...refused, ...decision.refusals.map((refusal) => ({ name, refusal }))];
    }
    return Object.keys(change).length > 0 ? { ok: true, change } : { ok: false, refusals: [] };
  });
  // Nothing was written then, so what was said of the parts, maybe in an earlier round, counts no more.
  const whole = answer.refusals.map((refusal) => ({ name: null, refusal }));
  return { checkout: answer.checkout, refused: whole.length > 0 ? whole : refused };
}
