import {
  billedCountry,
  isInRegistry,
  isTaxIdOffered,
  type TaxId,
  tidyTaxId,
} from '@sonde/machines/rules/tax';
import type { CheckoutServices } from './checkout-services.ts';
import { refusal } from '../../kernel/refusal.ts';
import { readTaxId } from '../tax/read-tax-id.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';

const isSame = (a: TaxId, b: TaxId | null) => a.country === b?.country && a.number === b.number;
const isRegistered = (taxId: TaxId | null) => taxId?.consultation?.answer === 'REGISTERED';

/**
 * Saves the buyer's tax ID with the registry's response; an empty one is removed. The registry is queried once, outside
 * any transaction, and not again about a number that it has confirmed for this checkout.
 */
export async function updateTaxId(
  services: CheckoutServices,
  token: string,
  typed: string,
): Promise<CheckoutAnswer> {
  let known: TaxId | null = null;
  const consultRegister = async (taxId: TaxId, stored: TaxId | null): Promise<TaxId> => {
    if (stored && isSame(taxId, stored) && isRegistered(stored)) return stored;
    if (known === null || !isSame(taxId, known))
      known =
        isInRegistry(taxId.country) && taxId.country !== services.sellerCountry
          ? { ...taxId, consultation: await services.taxIdRegistry.consult(taxId) }
          : taxId;
    return known;
  };
  return changeCheckout(services, token, async ({ checkout }) => {
    if (tidyTaxId(typed) === '') return { ok: true, change: { taxId: null } };
    const country = billedCountry(checkout);
    if (!isTaxIdOffered(country))
      return {
        ok: false,
        refusals: [refusal('OPERATION_NOT_ALLOWED', 'vatRegistrationNumber', 'OTHER_COUNTRY')],
      };
    const read = await readTaxId(typed, country);
    return read.ok
      ? { ok: true, change: { taxId: await consultRegister(read.taxId, checkout.taxId) } }
      : read;
  });
}
