import { useLingui } from '@lingui/react/macro';
import { probeBuyer } from '@sonde/machines/extra-probe';
import { SelectField } from '../../ui/select-field/select-field.tsx';
import type { ExtraProbeProps } from './extra-probe-props.ts';

/** For which of several organizations something is bought; nothing for a person with one. */
export function OrganizationChoice({ snapshot, send }: Pick<ExtraProbeProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const { memberships } = snapshot.context;
  const shown = probeBuyer(snapshot.context);
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
