import { isolate } from '@sonde/machines/rules/texts';
import { productFacts } from '../catalogue/attributes.ts';
import type { CatalogueProduct, Wording } from '../catalogue/catalogue.types.ts';
import { mailFormatFor } from '../mail/mail-format.ts';
import { paperIn } from './paper.ts';
import type { PrintedBlock, PrintedDocument } from './printed-document.ts';
import { documentWordsIn } from './words/document-words-by-language.ts';

/** What a sheet says besides the product. */
export interface SheetPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** As in the shop's addresses. */
  readonly language: string;
  readonly sellerName: string;
  /** The product's page. */
  readonly pageUrl: string;
  /** The day that the sheet is of. */
  readonly day: Date;
  readonly say: Wording;
}

/** The description in the catalog, a block for each of its headings. */
function descriptionBlocks(product: CatalogueProduct, say: Wording): readonly PrintedBlock[] {
  const blocks: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const { type, text } of product.description) {
    const words = isolate(say(text));
    if (type === 'header') blocks.push({ heading: words, lines: [] });
    else blocks.at(-1)?.lines.push(type === 'list-item' ? `• ${words}` : words);
  }
  return blocks.filter(({ lines }) => lines.length > 0);
}

/** The specification sheet of a product: the catalog's facts about it, and nothing else. */
export function specificationSheet(
  product: CatalogueProduct,
  { country, language, sellerName, pageUrl, day, say }: SheetPlace,
): PrintedDocument {
  const format = mailFormatFor({ country, language });
  const words = documentWordsIn(format.wordsLanguage);
  return {
    language: format.language,
    direction: format.direction,
    paper: paperIn(country),
    title: isolate(say(product.name)),
    number: words.specifications,
    sender: isolate(sellerName),
    createdAt: day,
    facts: productFacts(product).map(({ name, value }) => ({
      label: isolate(say(name)),
      value: isolate(say(value)),
    })),
    parties: [],
    columns: ['', '', '', ''],
    rows: [],
    sums: [],
    notes: [
      ...descriptionBlocks(product, say),
      { heading: '', lines: [format.dayOf(day), format.leftToRight(pageUrl)] },
    ],
    footer: isolate(sellerName),
    pageOf: words.page,
  };
}
