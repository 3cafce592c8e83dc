import type { OpeningPrices } from '@sonde/machines/rules/places';
import type { Catalogue } from './catalogue.types.ts';

/** Which of the devices that open a country have a price there (coverage COUNTRY-4). */
export function openingPrices(catalogue: Catalogue, country: string): OpeningPrices {
  const variants = [...catalogue.offers(country).values()].map(({ variant }) => variant);
  return {
    hasIq3: variants.some(({ product }) => product.productLine === 'IQ_3'),
    hasIqPlusLightning: variants.some(
      ({ product, connector }) => product.productLine === 'IQ_PLUS' && connector === 'LIGHTNING',
    ),
  };
}
