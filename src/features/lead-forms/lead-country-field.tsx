import { type ComponentProps, useDeferredValue } from 'react';
import { usePage } from '../../page/page.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { allCountries } from '../../i18n/all-countries.ts';
import { countryNames } from '../../i18n/country-names.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { SelectField, type SelectOption } from '../../ui/select-field/select-field.tsx';

/**
 * Servers and browsers name some countries differently, so until hydration there is only the page's own. A phone takes a
 * while to open the browser's names and to sort 250 of them: each is a task of its own.
 */
function useCountryOptions(): readonly SelectOption[] {
  const { tag, country } = useShopLocale();
  const { shop } = usePage();
  const isOpen = useDeferredValue(useHydrated());
  const isSorted = useDeferredValue(isOpen);
  const names = isOpen ? countryNames(tag) : null;
  if (names === null || !isSorted) return [{ value: country, label: shop?.countryName ?? country }];
  return allCountries(tag).map(({ code, name }) => ({ value: code, label: name }));
}

/** The sender's country: any country, not only those with a shop. */
export function LeadCountryField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const options = useCountryOptions();
  const isListed = options.some(({ value }) => value === props.value);
  return <SelectField {...props} options={options} value={isListed ? props.value : ''} />;
}
