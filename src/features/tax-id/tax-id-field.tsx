import type { Ref } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isInRegistry, taxIdFormat, taxIdIssuer } from '@sonde/machines/rules/tax-id-formats';
import type { TaxIdView } from '@sonde/machines/checkout';
import { useOnceTrue } from '../../app/use-once-true.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { LeaveOut } from '../trouble/leave-out.tsx';
import { OrganizationNote } from './organization-note.tsx';
import { TaxIdNote } from './tax-id-note.tsx';
import { taxIdWordsOf } from './tax-id-words.ts';

interface TaxIdFieldProps {
  readonly taxId: TaxIdView;
  readonly error: string | undefined;
  /** Where it is typed. */
  readonly field?: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
  /** Leads to where the organization of the billed address is typed. */
  readonly onAddOrganization: () => void;
}

/** The number of a business, one press away; open for those who gave one. */
export function TaxIdField({ taxId, error, field, onChange, onAddOrganization }: TaxIdFieldProps) {
  const { t, i18n } = useLingui();
  const example = taxIdFormat(taxId.country)?.example ?? null;
  const isOpen = useOnceTrue(taxId.value !== '' || error !== undefined);
  const { add, label } = taxIdWordsOf(taxId.country);
  return (
    <Disclosure summary={i18n._(add)} isOpen={isOpen}>
      <Stack gap={3}>
        <TextField
          ref={field}
          name="vatRegistrationNumber"
          value={taxId.value}
          error={error}
          remedy={<LeaveOut field="vatRegistrationNumber" onLeaveOut={() => onChange('')} />}
          onChange={onChange}
          required={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          label={i18n._(label)}
          hint={example === null ? undefined : t`For businesses, for example ${example}`}
        />
        <OrganizationNote isNeeded={taxId.lacksOrganization} onAdd={onAddOrganization} />
        <TaxIdNote status={taxId.status} />
        <RegisterLink country={taxId.country} />
      </Stack>
    </Disclosure>
  );
}

/** Where buyers see for themselves what the register says. */
function RegisterLink({ country }: { readonly country: string }) {
  if (isInRegistry(taxIdIssuer(country)))
    return (
      <p>
        <a href="https://ec.europa.eu/taxation_customs/vies/" rel="noreferrer">
          <Trans>Look a number up in the EU’s register</Trans>
        </a>
      </p>
    );
  if (taxIdIssuer(country) === 'GB')
    return (
      <p>
        <a href="https://www.gov.uk/check-uk-vat-number" rel="noreferrer">
          <Trans>Look a number up in the UK’s register</Trans>
        </a>
      </p>
    );
  return null;
}
