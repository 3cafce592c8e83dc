import { useLingui } from '@lingui/react/macro';
import { buyingMembership } from '@sonde/machines/reactivation';
import { SelectField } from '../../ui/select-field/select-field.tsx';
import type { ReactivationProps } from './reactivation-props.ts';

/** Selects one of several organizations to buy for; empty for a person with one. */
export function OrganizationChoice({ snapshot, send }: Pick<ReactivationProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const { memberships } = snapshot.context;
  const shown = buyingMembership(snapshot.context);
  if (shown === null || memberships.length < 2) return null;
  return (
    <SelectField
      name="organization"
      label={t`Organization`}
      value={shown.organization.slug}
      options={memberships.map(({ organization }) => ({
        value: organization.slug,
        label: organization.name,
      }))}
      onChange={(slug) => send({ type: 'organization.chosen', slug })}
    />
  );
}
