import type { Connector } from '@sonde/machines/rules/catalogue';
import type { SoldProbe } from '@sonde/machines/rules/extra-probes';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { ownValue } from '@sonde/machines/rules/texts';
import type { Shop } from '../catalogue/load-shop.ts';
import { productOffers } from '../offers/product-offers.ts';

/** What is shown of a probe in one connector. */
interface OfferedProbe {
  readonly name: string;
  readonly description: string;
  readonly connector: Connector;
  readonly price: TaxedMoney;
}

/** The page's data: the probes that the rules read, with words and prices by SKU. */
export interface ProbeOffers {
  readonly sold: readonly SoldProbe[];
  readonly probes: Readonly<Record<string, OfferedProbe>>;
}

/** The probes that a country's shop sells, to whom the rules allow it; the older one among them. */
export function probeOffers(shop: Shop): ProbeOffers {
  const { devices, details, prices } = productOffers({
    ...shop,
    devices: [...shop.devices, ...shop.ownersDevices],
  });
  return {
    sold: devices.map(({ productLine, variants }) => ({ productLine, variants })),
    probes: Object.fromEntries(
      devices.flatMap(({ slug, variants }) =>
        variants.flatMap(({ sku, connector }) => {
          const price = ownValue(prices, sku)?.price;
          const words = ownValue(details, slug);
          if (price === undefined || words === undefined) return [];
          const { name, description } = words;
          return [[sku, { name, description, connector, price }]];
        }),
      ),
    ),
  };
}
