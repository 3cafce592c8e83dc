import { noteMaxLength, noteProblem, tidyNote } from '@sonde/machines/rules/checkout';
import type { CheckoutServices } from './checkout-services.ts';
import { fieldRefusal, type Refusal, refusal } from '../../kernel/refusal.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer, Decide } from './change-checkout.ts';

/** How the buyer wants the order delivered. */
interface RequestedDelivery {
  readonly shippingMethodId: string;
  /** As typed; null keeps the current one. */
  readonly note: string | null;
}

function checkNote(note: string | null): readonly Refusal[] {
  const problem = note === null ? null : noteProblem(note);
  return problem === null ? [] : [fieldRefusal('note', problem, noteMaxLength)];
}

/** Decides about the shipping method, and the note about the delivery. */
export const decideShippingMethod =
  ({ shippingMethodId, note }: RequestedDelivery): Decide =>
  ({ checkout }, catalogue) => {
    if (checkout.shippingAddress === null)
      return {
        ok: false,
        refusals: [refusal('SHIPPING_ADDRESS_NOT_SET', 'shippingMethodId')],
      };
    const isOffered = catalogue.shippingMethods(checkout.country).some(({ id }) => id === shippingMethodId);
    const refusals = [...(isOffered ? [] : [refusal('NOT_FOUND', 'shippingMethodId')]), ...checkNote(note)];
    return refusals.length === 0
      ? { ok: true, change: { shippingMethodId, ...(note !== null && { note: tidyNote(note) }) } }
      : { ok: false, refusals };
  };

/**
 * Selects a shipping method, and saves the note about the delivery. The shipping address comes first, because it
 * determines the available methods.
 */
export const updateShippingMethod = async (
  services: CheckoutServices,
  token: string,
  requested: RequestedDelivery,
): Promise<CheckoutAnswer> => changeCheckout(services, token, decideShippingMethod(requested));
