import { useLingui } from '@lingui/react/macro';
import { Measure } from '../../ui/layout/columns.tsx';
import { SelectField } from '../../ui/select-field/select-field.tsx';

interface Member {
  readonly organization: { readonly slug: string; readonly name: string };
}

interface OrganizationChoiceProps {
  readonly memberships: readonly Member[];
  /** The one that is shown; null for a person without any. */
  readonly shown: Member | null;
  readonly onChoose: (slug: string) => void;
}

/** Selects one of several organizations to buy or change something for; empty for a person with one. */
export function OrganizationChoice({ memberships, shown, onChoose }: OrganizationChoiceProps) {
  const { t } = useLingui();
  if (shown === null || memberships.length < 2) return null;
  return (
    <Measure>
      <SelectField
        name="organization"
        label={t`Organization`}
        value={shown.organization.slug}
        options={memberships.map(({ organization }) => ({
          value: organization.slug,
          label: organization.name,
        }))}
        onChange={onChoose}
      />
    </Measure>
  );
}
