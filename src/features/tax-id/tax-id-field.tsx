import type { ComponentProps } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isInRegistry, taxIdFormat, taxIdIssuer, isInBritishRegister } from '@sonde/machines/rules/tax';
import type { TaxIdView } from '@sonde/machines/checkout';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { TaxIdNote } from './tax-id-note.tsx';
import { taxIdWordsOf } from './tax-id-words.ts';

interface TaxIdFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> {
  readonly taxId: TaxIdView;
}

/** The tax number of a business, with its effect on the price. */
export function TaxIdField({ taxId, ...field }: TaxIdFieldProps) {
  const { t, i18n } = useLingui();
  const example = taxIdFormat(taxId.country)?.example ?? null;
  return (
    <Stack gap={3}>
      <TextField
        {...field}
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        label={i18n._(taxIdWordsOf(taxId.country))}
        hint={example === null ? undefined : t`For example ${example}`}
      />
      {/* The messages are about the saved number. */}
      {field.error === undefined && <TaxIdNote status={taxId.status} />}
      <RegisterLink country={taxId.country} />
    </Stack>
  );
}

/** The official service for checking a number. */
function RegisterLink({ country }: { readonly country: string }) {
  if (isInRegistry(taxIdIssuer(country)))
    return (
      <p>
        <a href="https://ec.europa.eu/taxation_customs/vies/" rel="noreferrer">
          <Trans>Check the number in the EU register</Trans>
        </a>
      </p>
    );
  if (isInBritishRegister(country))
    return (
      <p>
        <a href="https://www.gov.uk/check-uk-vat-number" rel="noreferrer">
          <Trans>Look up a number in the UK register</Trans>
        </a>
      </p>
    );
  return null;
}
