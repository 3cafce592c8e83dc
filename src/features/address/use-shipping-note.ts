import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { commaSeparated, ownValue } from '@sonde/machines/rules/texts';
import { countryNames } from '../../i18n/country-names.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

/** A territory of the shop's country that we don't ship to: its local name, and its own country code, if it has one. */
export interface UnservedPlace {
  readonly name: string;
  readonly ownCode: string | null;
}

/** Special information about shipping within a country. */
const shippingNotes: Readonly<Record<string, MessageDescriptor>> = {
  US: msg`We ship within the United States, including military addresses, but not to U.S. territories.`,
};

/**
 * The shipping destinations of the shop's country: the country itself, because prices and currency are its own, except
 * `unserved` territories.
 */
export function useShippingNote(unserved: readonly UnservedPlace[]): string {
  const { t, i18n } = useLingui();
  const { country, language, tag } = useShopLocale();
  const note = ownValue(shippingNotes, country);
  if (note) return i18n._(note);
  const { nameOf } = countryNames(tag);
  const countryName = nameOf(country);
  const names = new Set(unserved.map(({ name, ownCode }) => (ownCode === null ? name : nameOf(ownCode))));
  if (names.size === 0) return t`We ship within the country you chose (${countryName}).`;
  const exceptions = commaSeparated([...names], language);
  return t`We ship within the country you chose (${countryName}), except to ${exceptions}.`;
}
