import { isRunning } from '@sonde/machines/rules/promotions';
import type { Catalogue, PromotionTexts } from '../catalogue/catalogue.types.ts';
import type { PromotionParent } from './promotion.parents.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** What everybody in a country is offered at a moment, in the order in which it is shown. */
export function runningPromotions(
  catalogue: Catalogue,
  { country, language, now }: { readonly country: string; readonly language: string; readonly now: Date },
): readonly PromotionParent[] {
  return catalogue.promotions
    .filter((promotion) => isRunning(promotion, country, now.toISOString()))
    .map((promotion) => ({ promotion, country, language, catalogue }));
}

/** The promotion's words in the language, or in English. */
export function textsOf({ promotion, language }: PromotionParent): PromotionTexts {
  const texts = ownValue(promotion.texts, language) ?? promotion.texts['en'];
  if (texts === undefined) throw new Error(`Promotion ${promotion.code} has no English texts`);
  return texts;
}
