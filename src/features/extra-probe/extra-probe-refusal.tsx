import type { ReactNode } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import {
  isExtraProbeRenewable,
  type ExtraProbeRefusal as Refusal,
  extraProbeRefusalOf,
  probeBuyer,
} from '@sonde/machines/extra-probe';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { ExtraProbeProps } from './extra-probe-props.ts';
import { EndedPlan, EndedPlanWays } from '../owner-flow/ended-plan.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';

interface Explanation {
  readonly reason: ReactNode;
  /** Where to continue. */
  readonly action: ReactNode;
}

/** Why no probe can be added to the organization, and what to do instead. */
export function ExtraProbeRefusal({ snapshot, send }: ExtraProbeProps) {
  const locale = useShopLocale();
  const refusal = extraProbeRefusalOf(snapshot);
  if (refusal === null) return null;
  const own = probeBuyer(snapshot.context);
  const organization = own?.organization.name ?? '';
  const market = own?.buyer.organization.market ?? 'HUMAN';
  const registered = own?.buyer.organization.registeredProbes ?? 0;
  const isRenewable = isExtraProbeRenewable(snapshot);
  const toMemberships = (variant: 'primary' | 'secondary') => (
    <ButtonLink variant={variant} href={paths.memberships(locale)}>
      <Trans>Choose a probe with a membership</Trans>
    </ButtonLink>
  );
  const toSales = (
    <ButtonLink variant="primary" href={contactSalesPath(locale, organization, market)}>
      <Trans>Contact sales</Trans>
    </ButtonLink>
  );
  const explanations: Readonly<Record<Refusal, Explanation>> = {
    withoutOrganization: {
      reason: <Trans>You aren’t a member of an organization yet. Your first membership creates one.</Trans>,
      action: toMemberships('primary'),
    },
    withoutSales: {
      reason: <Trans>Our sales team manages {organization}’s membership. They’ll add probes for you.</Trans>,
      action: toSales,
    },
    withoutPlan: {
      reason: (
        <>
          <EndedPlan organization={organization} isRenewable={isRenewable} />{' '}
          <Trans>Or buy the probe with a membership.</Trans>
        </>
      ),
      action: (
        <Stack gap={3}>
          <EndedPlanWays isRenewable={isRenewable} />
          <div>{toMemberships('secondary')}</div>
        </Stack>
      ),
    },
    toMembers: {
      reason: (
        <Trans>
          You don’t have permission to buy probes for {organization}. Ask one of its administrators, or sign
          in with another account.
        </Trans>
      ),
      action: (
        <ButtonLink href={paths.signOut(locale)}>
          <Trans>Sign out</Trans>
        </ButtonLink>
      ),
    },
    whenFull: {
      reason: (
        <Trans>
          {organization} has{' '}
          <Plural value={registered} one="# registered probe" other="# registered probes" />, the most its
          plan allows. Contact us if you need more.
        </Trans>
      ),
      action: toSales,
    },
    forPlan: {
      reason: <Trans>You can’t add a probe to {organization}’s plan online. Our sales team can help.</Trans>,
      action: toSales,
    },
  };
  const { reason, action } = explanations[refusal];
  return (
    <Stack gap={6}>
      <OrganizationChoice
        memberships={snapshot.context.memberships}
        shown={probeBuyer(snapshot.context)}
        onChoose={(slug) => send({ type: 'organization.chosen', slug })}
      />
      <Notice tone="attention" role="status" actions={action}>
        <p>{reason}</p>
      </Notice>
    </Stack>
  );
}
