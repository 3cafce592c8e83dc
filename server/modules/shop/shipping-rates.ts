import type { TaxedMoney } from '@sonde/machines/rules/money';
import { taxedByTreatment } from '@sonde/machines/rules/tax';
import type { ShopParent } from './shop.parents.ts';
import type { TaxProvider } from '../tax/tax-provider.ts';

/** A shipping method with its name in one language. */
export interface ShippingRate {
  readonly name: string;
  readonly price: TaxedMoney;
  readonly minBusinessDays: number;
  readonly maxBusinessDays: number;
}

/** The cost and duration of shipping to the shop's country for a visitor without an address. */
export async function shippingRates(
  { country, language, catalogue }: ShopParent,
  taxProvider: TaxProvider,
): Promise<readonly ShippingRate[]> {
  const say = catalogue.wording(language);
  const { treatment, taxes } = await taxProvider.quote(country, null);
  return catalogue.shippingMethods(country).map(({ name, price, minBusinessDays, maxBusinessDays }) => ({
    name: say(name),
    price: taxedByTreatment[treatment](price, taxes),
    minBusinessDays,
    maxBusinessDays,
  }));
}
