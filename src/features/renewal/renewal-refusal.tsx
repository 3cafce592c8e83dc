import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import {
  isActiveWithoutTerms,
  type RenewalRefusal as Refusal,
  renewalRefusalOf,
  renewingMembership,
} from '@sonde/machines/renewal';
import { firstRenewalDay } from '@sonde/machines/rules/renewals';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import type { RenewalProps } from './renewal-props.ts';

interface Explanation {
  readonly reason: ReactNode;
  /** Where to continue. */
  readonly action: ReactNode;
}

/** Why the plan can't be renewed, and what to do instead. */
export function RenewalRefusal({ snapshot, send }: RenewalProps) {
  const locale = useShopLocale();
  const format = useFormat();
  const refusal = renewalRefusalOf(snapshot);
  const own = renewingMembership(snapshot.context);
  if (refusal === null) return null;
  const organization = own?.organization.name ?? '';
  const market = own?.buyer.organization.market ?? 'HUMAN';
  const firstDay = own && firstRenewalDay(own.buyer.organization);
  const toMemberships = (
    <ButtonLink variant="primary" href={paths.reactivateMembership(locale)}>
      <Trans>Choose a membership</Trans>
    </ButtonLink>
  );
  const explanations: Readonly<Record<Refusal, Explanation>> = {
    withoutOrganization: {
      reason: <Trans>You aren’t a member of an organization yet. Your first membership creates one.</Trans>,
      action: (
        <ButtonLink variant="primary" href={paths.memberships(locale)}>
          <Trans>Choose a probe with a membership</Trans>
        </ButtonLink>
      ),
    },
    withoutSales: {
      reason: <Trans>Our sales team manages your membership. Contact us to renew it.</Trans>,
      action: (
        <ButtonLink variant="primary" href={contactSalesPath(locale, organization, market)}>
          <Trans>Contact us</Trans>
        </ButtonLink>
      ),
    },
    toMembers: {
      reason: (
        <Trans>
          Only an administrator of {organization} can renew its membership. Ask one of them, or sign in with
          another account.
        </Trans>
      ),
      action: (
        <ButtonLink href={paths.signOut(locale)}>
          <Trans>Sign out</Trans>
        </ButtonLink>
      ),
    },
    withoutTerms: isActiveWithoutTerms(snapshot)
      ? {
          reason: <Trans>{organization}’s plan can’t be renewed. You can upgrade it instead.</Trans>,
          action: (
            <ButtonLink variant="primary" href={paths.upgrade(locale)}>
              <Trans>Upgrade your membership</Trans>
            </ButtonLink>
          ),
        }
      : {
          reason: <Trans>{organization} has no membership to renew. You can choose another one.</Trans>,
          action: toMemberships,
        },
    tooEarly: {
      reason:
        firstDay === null ? (
          <Trans>{organization}’s membership doesn’t expire.</Trans>
        ) : (
          <Trans>
            You can renew {organization}’s membership from {format.longDay(firstDay)}, 90 days before it ends.
          </Trans>
        ),
      action: (
        <ButtonLink href={paths.myAccount(locale)}>
          <Trans>Go to my account</Trans>
        </ButtonLink>
      ),
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
