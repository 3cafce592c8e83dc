import type { TermsDocument, TermsVersion } from '@sonde/machines/rules/checkout';
import { ownValue } from '@sonde/machines/rules/texts';
import masterTerms20261126 from './documents/master-terms-2026-11-26.json' with { type: 'json' };
import masterTerms20261127 from './documents/master-terms-2026-11-27.json' with { type: 'json' };
import masterTerms20261128 from './documents/master-terms-2026-11-28.json' with { type: 'json' };
import rentalTerms20261126 from './documents/rental-terms-2026-11-26.json' with { type: 'json' };

/** A part of a document of the terms. */
export interface TermsSection {
  /** By which links find it. */
  readonly id?: string;
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
}

/** A document by the names of the text catalogues. */
type PublishedTerms = Readonly<Record<string, readonly TermsSection[]>>;

/**
 * Every version as it was published. A published file never changes, not even by a comma: orders name it. Another text
 * is another version.
 */
export const publishedTerms: Readonly<Record<TermsDocument, Readonly<Record<string, PublishedTerms>>>> = {
  MASTER_TERMS: {
    '2026-11-26': masterTerms20261126,
    '2026-11-27': masterTerms20261127,
    '2026-11-28': masterTerms20261128,
  },
  RENTAL_TERMS: { '2026-11-26': rentalTerms20261126 },
};

/** The text of a version for a catalog's name: in its language if it has none of its own, otherwise in English. */
export function termsSections({ name, version }: TermsVersion, catalogue: string): readonly TermsSection[] {
  const published = ownValue(publishedTerms[name], version);
  const [language = ''] = catalogue.split('-');
  return (
    (published && (ownValue(published, catalogue) ?? ownValue(published, language) ?? published['en'])) ?? []
  );
}
