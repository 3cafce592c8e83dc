import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { countryNames } from '../../i18n/country-names.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ownValue } from '@sonde/machines/rules/own-value';

/** What is special about shipping within a country. */
const shippingNotes: Readonly<Record<string, MessageDescriptor>> = {
  US: msg`We ship within the United States, military addresses included, but not to United States territories.`,
};

/** Where the shop's country ships to: itself, because prices and currency are its own. */
export function useShippingNote(): string {
  const { t, i18n } = useLingui();
  const { country, tag } = useShopLocale();
  const note = ownValue(shippingNotes, country);
  const countryName = countryNames(tag).nameOf(country);
  return note ? i18n._(note) : t`We ship within the country you chose (${countryName}).`;
}
