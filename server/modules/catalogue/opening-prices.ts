import type { DecidingPrices } from '@sonde/machines/rules/places';
import type { Catalogue } from './catalogue.types.ts';

/** Which of the devices that open a country have a price there (coverage COUNTRY-4). */
export function openingPrices(catalogue: Catalogue, country: string): DecidingPrices {
  const variants = [...catalogue.offers(country).values()].map(({ variant }) => variant);
  return {
    iq3: variants.some(({ product }) => product.productLine === 'IQ_3'),
    iqPlusLightning: variants.some(
      ({ product, connector }) => product.productLine === 'IQ_PLUS' && connector === 'LIGHTNING',
    ),
  };
}
