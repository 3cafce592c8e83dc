import type { Ref } from 'react';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ContactField, ContactForm, TaxIdView } from '@sonde/machines/checkout';
import type { Trouble } from '@sonde/machines/flow';
import { purchaseReferences } from '@sonde/machines/rules/checkout';
import type { FieldProblem } from '@sonde/machines/rules/errors';
import type { SummaryError } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { referenceTexts } from '../../references/reference-texts.ts';
import { TaxIdField } from '../../tax-id/tax-id-field.tsx';
import { taxIdWordsOf } from '../../tax-id/tax-id-words.ts';
import { ClearFieldButton } from '../../trouble/clear-field-button.tsx';
import { refusalAt } from '../../trouble/refusal-at.ts';
import { linkInNameText } from '../../trouble/link-in-name-text.ts';

type OrganizationField = Exclude<ContactField, 'email'>;

const organizationLabel = msg`Organization`;

interface FieldTexts {
  readonly required?: MessageDescriptor;
  readonly too_long?: MessageDescriptor;
  /** For any other error. */
  readonly format: MessageDescriptor;
}

const texts: Readonly<Record<OrganizationField, FieldTexts>> = {
  organizationName: {
    required: msg`Enter your organization’s name`,
    too_long: msg`The organization name is too long. Use 100 characters or fewer.`,
    format: msg`Contains a character we can’t print on a label. Use letters, digits and punctuation.`,
  },
  vatRegistrationNumber: {
    format: msg`This number isn’t valid. Check it against your registration.`,
  },
  ...referenceTexts,
};

function textOf(field: OrganizationField, problem: FieldProblem): MessageDescriptor {
  const { required, too_long: tooLong, format } = texts[field];
  if (problem === 'required') return required ?? format;
  if (problem === 'link') return linkInNameText;
  return (problem === 'too_long' && tooLong) || format;
}

/** The labels of fields whose messages don't name them. */
function labelOf(field: OrganizationField, taxId: TaxIdView | null): MessageDescriptor | undefined {
  if (field === 'organizationName') return organizationLabel;
  return field === 'vatRegistrationNumber' && taxId ? taxIdWordsOf(taxId.country) : undefined;
}

/** The errors of the organization's fields, in order. */
export function organizationErrors(
  { problems }: ContactForm,
  {
    taxId,
    trouble,
    i18n,
  }: { readonly taxId: TaxIdView | null; readonly trouble: Trouble | null; readonly i18n: I18n },
): readonly SummaryError[] {
  return (Object.keys(texts) as OrganizationField[]).flatMap((name) => {
    const found = problems.find(({ field }) => field === name);
    const problem = found?.reason ?? refusalAt(trouble, name);
    if (!problem) return [];
    const label = labelOf(name, taxId);
    return [{ name, message: i18n._(textOf(name, problem)), label: label && i18n._(label) }];
  });
}

interface OrganizationFieldsProps {
  readonly form: ContactForm;
  /** Null if buyers aren't asked for a tax ID. */
  readonly taxId: TaxIdView | null;
  /** Where the tax ID is entered. */
  readonly taxIdField: Ref<HTMLInputElement>;
  readonly errors: readonly SummaryError[];
  readonly onChange: (field: ContactField, value: string) => void;
}

/** Everything about the buying organization: its name, tax ID and purchasing references. */
export function OrganizationFields({ form, taxId, taxIdField, errors, onChange }: OrganizationFieldsProps) {
  const { i18n } = useLingui();
  const field = (name: OrganizationField) => ({
    name,
    value: form[name],
    error: errors.find((error) => error.name === name)?.message,
    onChange: (value: string) => onChange(name, value),
  });
  const optional = (name: OrganizationField) => ({
    ...field(name),
    required: false,
    autoComplete: 'off',
    remedy: <ClearFieldButton field={name} onClear={() => onChange(name, '')} />,
  });
  return (
    <Stack gap={4}>
      <TextField
        {...field('organizationName')}
        autoComplete="organization"
        label={i18n._(organizationLabel)}
      />
      {taxId && <TaxIdField {...optional('vatRegistrationNumber')} taxId={taxId} ref={taxIdField} />}
      {purchaseReferences.map((name) => {
        const { label, hint } = referenceTexts[name];
        return <TextField key={name} {...optional(name)} label={i18n._(label)} hint={hint && i18n._(hint)} />;
      })}
    </Stack>
  );
}
