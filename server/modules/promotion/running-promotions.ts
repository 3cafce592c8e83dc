import { isRunning } from '@sonde/machines/rules/promotions';
import type { Catalogue, PromotionTexts } from '../catalogue/catalogue.types.ts';
import type { PromotionParent } from './promotion.parents.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** The promotions running in a country at a moment, in display order. */
export function runningPromotions(
  catalogue: Catalogue,
  { country, language, now }: { readonly country: string; readonly language: string; readonly now: Date },
): readonly PromotionParent[] {
  return catalogue.promotions
    .filter((promotion) => isRunning(promotion, country, now.toISOString()))
    .map((promotion) => ({ promotion, country, language, catalogue }));
}

/** The promotion's texts in the language, with English as the fallback. */
export function textsOf({ promotion, language }: PromotionParent): PromotionTexts {
  const texts = ownValue(promotion.texts, language) ?? promotion.texts['en'];
  if (texts === undefined) throw new Error(`Promotion ${promotion.code} has no English texts`);
  return texts;
}
