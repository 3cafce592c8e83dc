import { bundleTable, type BundleType, isRental } from '../catalogue/index.ts';

/** The documents that a buyer agrees to with the terms and conditions, in display order (coverage CHECKOUT-13). */
export const termsDocuments = ['MASTER_TERMS', 'RENTAL_TERMS'] as const;
/** One of {@link termsDocuments}. */
export type TermsDocument = (typeof termsDocuments)[number];

/** A document as it was on a day, which is its version: an ISO calendar date. */
export interface TermsVersion {
  readonly name: TermsDocument;
  readonly version: string;
}

/** Every version that a buyer may have agreed to, the one in force last. None is removed: orders name them. */
export const termsVersions: Readonly<Record<TermsDocument, readonly [string, ...string[]]>> = {
  MASTER_TERMS: ['2026-11-26', '2026-11-27', '2026-11-28'],
  RENTAL_TERMS: ['2026-11-26'],
};

/** The version in force. */
export const currentTerms = (name: TermsDocument): TermsVersion => ({
  name,
  version: termsVersions[name].at(-1) ?? termsVersions[name][0],
});

/** What a buyer agrees to with an order: the terms of every sale, and those of renting for a rental. */
export const requiredTerms = (bundleType: BundleType | null): readonly TermsVersion[] =>
  termsDocuments
    .filter((name) => name === 'MASTER_TERMS' || (bundleType !== null && isRental(bundleTable[bundleType])))
    .map(currentTerms);
