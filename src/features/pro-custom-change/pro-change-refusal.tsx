import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import {
  changingMembership,
  isProChangeRenewable,
  type ProChangeRefusal as Refusal,
  proChangeRefusalOf,
} from '@sonde/machines/pro-custom-change';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EndedPlan, EndedPlanWays } from '../owner-flow/ended-plan.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import type { ProChangeProps } from './pro-change-props.ts';

interface Explanation {
  readonly reason: ReactNode;
  /** Where to continue. */
  readonly action: ReactNode;
}

/** Why the plan can't be changed like this, and what to do instead. */
export function ProChangeRefusal({ snapshot, send }: Pick<ProChangeProps, 'snapshot' | 'send'>) {
  const locale = useShopLocale();
  const refusal = proChangeRefusalOf(snapshot);
  const own = changingMembership(snapshot.context);
  if (refusal === null) return null;
  const organization = own?.organization.name ?? '';
  const market = own?.plan.buyer.organization.market ?? 'HUMAN';
  const isRenewable = isProChangeRenewable(snapshot);
  const toSales = (
    <ButtonLink variant="primary" href={contactSalesPath(locale, organization, market)}>
      <Trans>Contact us</Trans>
    </ButtonLink>
  );
  const toEditing = (
    <ButtonLink variant="primary" href={paths.editMembership(locale)}>
      <Trans>Edit your membership</Trans>
    </ButtonLink>
  );
  const explanations: Readonly<Record<Refusal, Explanation>> = {
    withoutOrganization: {
      reason: <Trans>You aren’t a member of an organization yet. Your first membership creates one.</Trans>,
      action: (
        <ButtonLink variant="primary" href={paths.proCustom(locale)}>
          <Trans>Build your Pro membership</Trans>
        </ButtonLink>
      ),
    },
    toMembers: {
      reason: (
        <Trans>
          Only an administrator of {organization} can change its membership. Ask one of them, or sign in with
          another account.
        </Trans>
      ),
      action: (
        <ButtonLink href={paths.signOut(locale)}>
          <Trans>Sign out</Trans>
        </ButtonLink>
      ),
    },
    withoutSales: {
      reason: <Trans>Our sales team manages your membership. Contact us to change it.</Trans>,
      action: toSales,
    },
    afterEnd: {
      reason: <EndedPlan organization={organization} isRenewable={isRenewable} />,
      action: <EndedPlanWays isRenewable={isRenewable} />,
    },
    whileOverdue: {
      reason: (
        <Trans>
          {organization}’s last renewal hasn’t been paid. Pay it first, then change the membership.
        </Trans>
      ),
      action: (
        <ButtonLink variant="primary" href={paths.renewal(locale)}>
          <Trans>Renew membership</Trans>
        </ButtonLink>
      ),
    },
    whileCommitted: {
      reason: <Trans>You can change a rental once its minimum term has ended.</Trans>,
      action: toSales,
    },
    inCountry: {
      reason: <Trans>The Pro membership isn’t available in your country. See which memberships are.</Trans>,
      action: (
        <ButtonLink variant="primary" href={paths.memberships(locale)}>
          <Trans>Memberships</Trans>
        </ButtonLink>
      ),
    },
    withoutMore: {
      reason: <Trans>{organization} already has everything you can add online.</Trans>,
      action: toSales,
    },
    withoutPro: {
      reason: (
        <Trans>{organization}’s plan has no features to remove. You can edit its membership instead.</Trans>
      ),
      action: (
        <Cluster gap={3}>
          {toEditing}
          <ButtonLink href={paths.proCustomUpgrade(locale)}>
            <Trans>Upgrade with Pro</Trans>
          </ButtonLink>
        </Cluster>
      ),
    },
    withoutRenewal: {
      reason: (
        <Trans>
          {organization}’s membership doesn’t renew automatically, so there’s no renewal to change. Turn on
          automatic renewal first.
        </Trans>
      ),
      action: toEditing,
    },
    withoutLess: {
      reason: <Trans>There’s nothing in {organization}’s membership that you can remove online.</Trans>,
      action: toSales,
    },
  };
  const { reason, action } = explanations[refusal];
  return (
    <Stack gap={6}>
      <OrganizationChoice
        memberships={snapshot.context.memberships}
        shown={own}
        onChoose={(slug) => send({ type: 'organization.chosen', slug })}
      />
      <Notice tone="attention" role="status" actions={action}>
        <p>{reason}</p>
      </Notice>
    </Stack>
  );
}
