import { countryByCode, textLanguageIn } from '@sonde/machines/rules/places';
import type { CatalogueView } from '../mapping/product-object.ts';
import { type Context, placeOf } from '../mapping/place.ts';
import type { AgentCall, AgentServices } from './operation.types.ts';

/** The current catalog for the buyer of a call; null in a country where the shop doesn't sell. */
export async function catalogueViewOf(
  { catalogue: cache, publicUrl }: AgentServices,
  { facts }: AgentCall,
  context: Context,
): Promise<CatalogueView | null> {
  const place = placeOf(context, facts);
  if (place === null) return null;
  const catalogue = await cache.latest();
  const { country } = place;
  const language = textLanguageIn(country, place.language);
  return { catalogue, country, language, say: catalogue.wording(language), publicUrl };
}

/** The currency of a country's prices. */
export const currencyOf = ({ country }: Pick<CatalogueView, 'country'>) => countryByCode(country)?.currency;
