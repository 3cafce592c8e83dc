import { useLingui } from '@lingui/react/macro';
import { useLazyPart } from '../../i18n/lazy-parts.ts';
import { countryNames } from '../../i18n/country-names.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { SelectField } from '../../ui/select-field/select-field.tsx';

const load = () => import('../../i18n/all-countries.ts');

interface CountryFieldProps {
  readonly section: 'shipping' | 'billing';
  readonly country: string;
  /** The only allowed country besides the current one; null if all are allowed. */
  readonly only: string | null;
  readonly error: string | undefined;
  readonly onChange: (country: string) => void;
}

/** The country of an address, which determines the fields below. Until the list of all has loaded, it is the only one. */
export function CountryField({ section, country, only, error, onChange }: CountryFieldProps) {
  const { t } = useLingui();
  const { tag } = useShopLocale();
  const { part } = useLazyPart('all-countries', load, only === null);
  const present = [...new Set([country, only ?? country])].map((code) => ({
    code,
    name: countryNames(tag).nameOf(code),
  }));
  const offered = only === null && part ? part.allCountries(tag) : present;
  return (
    <SelectField
      name="country"
      id={`${section}-country`}
      label={t`Country or region`}
      autoComplete={`${section} country`}
      value={country}
      error={error}
      options={offered.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={onChange}
    />
  );
}
