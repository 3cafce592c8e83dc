import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  currentTerms,
  type TermsDocument,
  termsDocuments,
  type TermsVersion,
  termsVersions,
} from '@sonde/machines/rules/checkout';

/** The title of each document. */
export const termsTitles: Readonly<Record<TermsDocument, MessageDescriptor>> = {
  MASTER_TERMS: msg`Terms and conditions`,
  RENTAL_TERMS: msg`Rental terms`,
};

const nameInAddress = (name: TermsDocument): string => name.toLowerCase().replaceAll('_', '-');

/** Where the version in force of a document is, below country and language. */
export const termsInForcePage = (name: TermsDocument): string =>
  name === 'MASTER_TERMS' ? 'terms-and-conditions/' : `terms-and-conditions/${nameInAddress(name)}/`;

/**
 * The version at an address below `terms-and-conditions/`: the one in force without a version, of the terms of every sale
 * without a name. Null if there is no such version.
 */
export function termsAt(name: string | undefined, version: string | undefined): TermsVersion | null {
  const found = termsDocuments.find((one) => nameInAddress(one) === (name ?? 'master-terms'));
  if (found === undefined) return null;
  if (version === undefined) return currentTerms(found);
  return termsVersions[found].includes(version) ? { name: found, version } : null;
}
