import { useLingui } from '@lingui/react/macro';
import { countryNames } from '../../i18n/country-names.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { SelectField } from '../../ui/select-field/select-field.tsx';

interface CountryFieldProps {
  readonly section: 'shipping' | 'billing';
  readonly country: string;
  readonly error: string | undefined;
  readonly onChange: (country: string) => void;
}

/** The country of an address, which decides the fields below. */
export function CountryField({ section, country, error, onChange }: CountryFieldProps) {
  const { t } = useLingui();
  const { tag } = useShopLocale();
  return (
    <SelectField
      name="country"
      id={`${section}-country`}
      label={t`Country or region`}
      autoComplete={`${section} country`}
      value={country}
      error={error}
      options={countryNames(tag).all.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={onChange}
    />
  );
}
