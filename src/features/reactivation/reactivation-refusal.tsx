import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { buyingMembership, type RefusedPlace, refusedPlaceOf } from '@sonde/machines/reactivation';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import type { ReactivationProps } from './reactivation-props.ts';

interface Explanation {
  readonly reason: ReactNode;
  /** Links to alternatives. */
  readonly action: ReactNode;
}

/** Why no membership can be bought for the organization, and what to do instead. */
export function ReactivationRefusal({ snapshot, send }: ReactivationProps) {
  const locale = useShopLocale();
  const format = useFormat();
  const place = refusedPlaceOf(snapshot);
  const own = buyingMembership(snapshot.context);
  if (place === null) return null;
  const organization = own?.organization.name ?? '';
  const market = own?.buyer.organization.market ?? 'HUMAN';
  const lastDay = own?.buyer.organization.subscriptionExpirationDate ?? null;
  const toProbes = (
    <ButtonLink variant="primary" href={paths.memberships(locale)}>
      <Trans>Choose a probe with a membership</Trans>
    </ButtonLink>
  );
  const toSales = (
    <ButtonLink variant="primary" href={contactSalesPath(locale, organization, market)}>
      <Trans>Contact sales</Trans>
    </ButtonLink>
  );
  const explanations: Readonly<Record<RefusedPlace, Explanation>> = {
    withoutOrganization: {
      reason: <Trans>You aren’t a member of an organization yet. Your first membership creates one.</Trans>,
      action: toProbes,
    },
    withoutSales: {
      reason: (
        <Trans>Our sales team manages {organization}’s membership. They’ll renew or change it for you.</Trans>
      ),
      action: toSales,
    },
    whileActive: {
      reason:
        lastDay === null ? (
          <Trans>{organization}’s membership is active and doesn’t expire.</Trans>
        ) : (
          <Trans>
            {organization}’s membership is active until {format.longDay(lastDay)}. You can renew most
            memberships in their last 90 days.
          </Trans>
        ),
      action: (
        <Cluster gap={3}>
          <ButtonLink variant="primary" href={paths.myAccount(locale)}>
            <Trans>My account</Trans>
          </ButtonLink>
          <ButtonLink href={paths.upgrade(locale)}>
            <Trans>Upgrade your membership</Trans>
          </ButtonLink>
        </Cluster>
      ),
    },
    toMembers: {
      reason: (
        <Trans>
          Only an administrator of {organization} can buy a membership for it. Ask one of them, or sign in
          with another account.
        </Trans>
      ),
      action: (
        <ButtonLink href={paths.signOut(locale)}>
          <Trans>Sign out</Trans>
        </ButtonLink>
      ),
    },
    inCountry: {
      reason: <Trans>We don’t sell memberships for {organization} in this country.</Trans>,
      action: toSales,
    },
    withoutProbe: {
      reason: (
        <Trans>
          {organization} has no registered probe. Register yours in the app first, or buy a probe with its
          membership.
        </Trans>
      ),
      action: toProbes,
    },
  };
  const { reason, action } = explanations[place];
  return (
    <Stack gap={6}>
      <OrganizationChoice
        memberships={snapshot.context.memberships}
        shown={buyingMembership(snapshot.context)}
        onChoose={(slug) => send({ type: 'organization.chosen', slug })}
      />
      <Notice tone="attention" role="status" actions={action}>
        <p>{reason}</p>
      </Notice>
    </Stack>
  );
}
