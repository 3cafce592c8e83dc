import { useLingui } from '@lingui/react/macro';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import { SelectField } from '../../ui/select-field/select-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { areaTexts } from './area-texts.ts';

interface AreaFieldProps {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly autoComplete: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  readonly rules: AddressRules;
}

/** The state, province or similar: a list if the country's areas are known, otherwise a text field. */
export function AreaField({ rules, value, ...field }: AreaFieldProps) {
  const { t, i18n } = useLingui();
  const { choose } = areaTexts[rules.countryAreaType];
  if (rules.countryAreaChoices.length === 0) return <TextField {...field} value={value} />;
  const isListed = rules.countryAreaChoices.some(({ code }) => code === value);
  return (
    <SelectField
      {...field}
      value={isListed ? value : ''}
      placeholder={i18n._(choose)}
      options={rules.countryAreaChoices.map(({ code, name, served }) => ({
        value: code,
        label: served ? name : t`${name} (we don’t ship there)`,
        disabled: !served,
      }))}
    />
  );
}
