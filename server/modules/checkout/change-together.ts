import type { Refusal } from '../../kernel/refusal.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { changeCheckout, type CheckoutAnswer, type Decide } from './change-checkout.ts';
import type { CheckoutChange, StoredCheckout } from './checkout.model.ts';
import type { CheckoutServices } from './checkout-services.ts';
import type { LoadedCheckout } from './loaded-checkout.ts';
import type { PricedCheckout } from './priced-checkout.ts';
import type { BesideParts } from './write-checkout.ts';

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
export interface ChangedTogether<Name> extends Pick<CheckoutAnswer, 'checkout' | 'isRecorded'> {
  readonly refused: readonly PartRefusal<Name>[];
}

/** Makes what is written with the parts from the checkout as it will be, and from what was refused. */
export type RecordTogether<Name> = (
  checkout: PricedCheckout,
  refused: readonly PartRefusal<Name>[],
) => Promise<BesideParts | null>;

/** What the parts come to, one after another: each may depend on those before. */
export async function decideTogether<Name>(
  parts: readonly Part<Name>[],
  loaded: LoadedCheckout,
  catalogue: Catalogue,
): Promise<{ readonly change: CheckoutChange; readonly refused: readonly PartRefusal<Name>[] }> {
  let refused: readonly PartRefusal<Name>[] = [];
  let change: CheckoutChange = {};
  for (const { name, decide } of parts) {
    const checkout = { ...loaded.checkout, ...change };
    const decision = await decide(checkout)?.({ ...loaded, checkout }, catalogue);
    if (decision === undefined) continue;
    if (decision.ok) change = { ...change, ...decision.change };
    else refused = [...refused, ...decision.refusals.map((refusal) => ({ name, refusal }))];
  }
  return { change, refused };
}

interface TogetherOptions<Name> {
  /** The checkout, if the request has just read it and not changed it since. */
  readonly known?: LoadedCheckout;
  readonly record?: RecordTogether<Name>;
}

/**
 * Makes several changes with one statement, one after another. A part that is refused leaves the checkout as it was, and
 * keeps none of the others from being written.
 */
export async function changeTogether<Name>(
  services: CheckoutServices,
  token: string,
  parts: readonly Part<Name>[],
  { known, record }: TogetherOptions<Name> = {},
): Promise<ChangedTogether<Name>> {
  let refused: readonly PartRefusal<Name>[] = [];
  const { refusals, ...answer } = await changeCheckout(
    services,
    token,
    async (loaded, catalogue) => {
      const decided = await decideTogether(parts, loaded, catalogue);
      ({ refused } = decided);
      const { change } = decided;
      return Object.keys(change).length > 0 ? { ok: true, change } : { ok: false, refusals: [] };
    },
    {
      ...(known !== undefined && { known }),
      ...(record !== undefined && { record: (checkout) => record(checkout, refused) }),
    },
  );
  // Nothing was written then, so what was said of the parts, maybe in an earlier round, counts no more.
  const whole = refusals.map((refusal) => ({ name: null, refusal }));
  return { ...answer, refused: whole.length > 0 ? whole : refused };
}
