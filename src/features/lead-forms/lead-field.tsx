import { useLingui } from '@lingui/react/macro';
import type { LeadFormContext, LeadFormEvent } from '@sonde/machines/lead-form';
import type { AddressRules } from '@sonde/machines/rules/addresses';
import {
  isLeadChoiceField,
  isLeadFieldRequired,
  leadChoices,
  type LeadField,
  type LeadFormSlug,
  leadFormOf,
} from '@sonde/machines/rules/leads';
import { useAfterPress } from '../../browser/use-after-press.ts';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { SelectField, type SelectOption } from '../../ui/select-field/select-field.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { areaTexts } from '../address/area-texts.ts';
import { ClearFieldButton } from '../trouble/clear-field-button.tsx';
import { LeadCountryField } from './lead-country-field.tsx';
import { leadChoiceText } from './lead-choice-texts.ts';
import { placeholderOf, textsOf } from './lead-form-texts.ts';

interface LeadFieldProps {
  readonly field: LeadField;
  readonly context: LeadFormContext;
  readonly error: string | undefined;
  readonly send: (event: LeadFormEvent) => void;
}

/** The autocomplete values for browsers. */
const autoComplete: Partial<Readonly<Record<LeadField, string>>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  organizationName: 'organization',
  jobTitle: 'organization-title',
  country: 'country',
  countryArea: 'address-level1',
  postalCode: 'postal-code',
};

interface Choices {
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
}

/** The options of a field with a list, except countries; null for any other field. */
function useChoices(field: LeadField, slug: LeadFormSlug, rules: AddressRules): Choices | null {
  const { i18n } = useLingui();
  if (field === 'countryArea')
    return {
      options: rules.countryAreaChoices.map(({ code, name }) => ({ value: code, label: name })),
      placeholder: i18n._(areaTexts[rules.countryAreaType].choose),
    };
  if (!isLeadChoiceField(field)) return null;
  const options = leadChoices(leadFormOf(slug), field).map((value) => {
    const text = leadChoiceText(field, value);
    return { value, label: text === null ? value : i18n._(text) };
  });
  return { options, placeholder: i18n._(placeholderOf(field)) };
}

/** A field of a form: a list, multi-line or single-line. */
export function LeadFieldControl({ field, context, error, send }: LeadFieldProps) {
  const { t, i18n } = useLingui();
  const write = useFormat();
  const afterPress = useAfterPress();
  const { slug, lead, rules } = context;
  const choices = useChoices(field, slug, rules);
  const common = {
    name: field,
    label: i18n._(textsOf(field, rules, write).label),
    value: lead[field],
    error,
    required: isLeadFieldRequired(leadFormOf(slug), field, rules),
    autoComplete: autoComplete[field],
    onChange: (value: string) =>
      send(
        field === 'country'
          ? { type: 'lead.country.changed', country: value }
          : { type: 'lead.field.changed', field, value },
      ),
    onLeave: () => afterPress(() => send({ type: 'lead.field.left', field })),
  };
  if (field === 'country') return <LeadCountryField {...common} />;
  if (choices) {
    const isListed = choices.options.some(({ value }) => value === common.value);
    return <SelectField {...common} {...choices} value={isListed ? common.value : ''} />;
  }
  if (field === 'comment') return <TextArea {...common} />;
  const remedy = common.required ? undefined : (
    <ClearFieldButton field={field} onClear={() => common.onChange('')} />
  );
  const text = { ...common, remedy };
  if (field === 'email') return <TextField {...text} type="email" />;
  if (field === 'phone')
    return <TextField {...text} type="tel" hint={t`Only if you’d like us to call you`} />;
  if (field === 'postalCode') return <TextField {...text} dir="ltr" />;
  return <TextField {...text} />;
}
