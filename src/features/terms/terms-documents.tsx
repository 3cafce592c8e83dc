import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import {
  currentTerms,
  type TermsDocument,
  termsDocuments,
  type TermsVersion,
  termsVersions,
} from '@sonde/machines/rules/checkout';
import { ownValue } from '@sonde/machines/rules/texts';
import type { ShippingRate } from './load-shipping-rates.ts';
import { MasterTerms20261126 } from './master-terms-2026-11-26.tsx';
import { RentalTerms20261126 } from './rental-terms-2026-11-26.tsx';

/** The title of each document. */
export const termsTitles: Readonly<Record<TermsDocument, MessageDescriptor>> = {
  MASTER_TERMS: msg`Terms and conditions`,
  RENTAL_TERMS: msg`Rental terms`,
};

type Rates = readonly ShippingRate[];

/** The text of each version, which is never removed. */
const texts: Readonly<Record<TermsDocument, Readonly<Record<string, (rates: Rates) => ReactNode>>>> = {
  MASTER_TERMS: { '2026-11-26': (rates) => <MasterTerms20261126 rates={rates} /> },
  RENTAL_TERMS: { '2026-11-26': () => <RentalTerms20261126 /> },
};

/** The text of a version. */
export const termsText = ({ name, version }: TermsVersion, rates: Rates): ReactNode =>
  ownValue(texts[name], version)?.(rates);

const nameInAddress = (name: TermsDocument): string => name.toLowerCase().replaceAll('_', '-');

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
