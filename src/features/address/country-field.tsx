import { useLingui } from '@lingui/react/macro';
import { countryNames } from '../../i18n/country-names.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { SelectField } from '../../ui/select-field/select-field.tsx';

interface CountryFieldProps {
  readonly section: 'shipping' | 'billing';
  readonly country: string;
  /** The only allowed country besides the current one; null if all are allowed. */
  readonly only: string | null;
  readonly error: string | undefined;
  readonly onChange: (country: string) => void;
}

/** The country of an address, which determines the fields below. */
export function CountryField({ section, country, only, error, onChange }: CountryFieldProps) {
  const { t } = useLingui();
  const { tag } = useShopLocale();
  const offered = countryNames(tag).all.filter(
    ({ code }) => only === null || code === only || code === country,
  );
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
