import { lastShopDay } from '@sonde/machines/rules/time';
import type { Money, TaxedMoney } from '@sonde/machines/rules/money';
import { taxedByTreatment } from '@sonde/machines/rules/tax';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type { VariantParent } from '../catalogue/catalogue.parents.ts';
import type { Offer } from '../catalogue/catalogue.types.ts';
import type { TaxProvider } from './tax-provider.ts';

function offerOf({ variant, country, catalogue }: VariantParent): Offer | undefined {
  return catalogue.offers(country).get(variant.sku);
}

/** A variant's price with tax, for a visitor without an address. */
export function taxedPricesApi({ taxProvider }: { readonly taxProvider: TaxProvider }): ModuleApi {
  async function toTaxed(price: Money, country: string): Promise<TaxedMoney> {
    const { treatment, taxes } = await taxProvider.quote(country, null);
    return taxedByTreatment[treatment](price, taxes);
  }

  return {
    resolvers: {
      ProductVariant: {
        async pricing(parent) {
          const offer = offerOf(parent);
          return offer === undefined
            ? null
            : {
                price: await toTaxed(offer.price, parent.country),
                priceUndiscounted: await toTaxed(offer.undiscountedPrice, parent.country),
                onSale: offer.isOnSale,
                reductionEndDate: offer.reducedUntil && lastShopDay(offer.reducedUntil),
              };
        },
        async renewalPrice(parent) {
          const price = offerOf(parent)?.renewalPrice ?? null;
          return price === null ? null : toTaxed(price, parent.country);
        },
      },
    },
  };
}
