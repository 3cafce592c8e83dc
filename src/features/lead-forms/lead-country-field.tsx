import { type ComponentProps, useDeferredValue } from 'react';
import { usePage } from '../../page/page.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { countryNames } from '../../i18n/country-names.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { SelectField, type SelectOption } from '../../ui/select-field/select-field.tsx';

/**
 * Servers and browsers name some countries differently, so until hydration there is only the page's own. The others are
 * added in a task of their own, because naming 250 of them takes a phone a while.
 */
function useCountryOptions(): readonly SelectOption[] {
  const { tag, country } = useShopLocale();
  const { shop } = usePage();
  const hasAll = useDeferredValue(useHydrated());
  if (!hasAll) return [{ value: country, label: shop?.countryName ?? country }];
  return countryNames(tag).all.map(({ code, name }) => ({ value: code, label: name }));
}

/** The sender's country: any country, not only those with a shop. */
export function LeadCountryField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const options = useCountryOptions();
  const isListed = options.some(({ value }) => value === props.value);
  return <SelectField {...props} options={options} value={isListed ? props.value : ''} />;
}
