import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import {
  isUpgradeRenewable,
  type UpgradeRefusal as Refusal,
  upgradeRefusalOf,
  upgradingMembership,
} from '@sonde/machines/upgrade';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EndedPlan, EndedPlanWays } from '../owner-flow/ended-plan.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import type { UpgradeProps } from './upgrade-props.ts';

interface Explanation {
  readonly reason: ReactNode;
  /** Where to continue. */
  readonly action: ReactNode;
}

/** Why the plan can't be upgraded, and what to do instead. */
export function UpgradeRefusal({ snapshot, send, isAboutPro }: UpgradeProps) {
  const locale = useShopLocale();
  const refusal = upgradeRefusalOf(snapshot);
  const own = upgradingMembership(snapshot.context);
  if (refusal === null) return null;
  const organization = own?.organization.name ?? '';
  const market = own?.buyer.organization.market ?? 'HUMAN';
  const isRenewable = isUpgradeRenewable(snapshot);
  const toSales = (
    <ButtonLink variant="primary" href={contactSalesPath(locale, organization, market)}>
      <Trans>Contact us</Trans>
    </ButtonLink>
  );
  const explanations: Readonly<Record<Refusal, Explanation>> = {
    withoutOrganization: {
      reason: <Trans>You aren’t a member of an organization yet. Your first membership creates one.</Trans>,
      action: isAboutPro ? (
        <ButtonLink variant="primary" href={paths.proCustom(locale)}>
          <Trans>Build your Pro membership</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" href={paths.memberships(locale)}>
          <Trans>Choose a probe with a membership</Trans>
        </ButtonLink>
      ),
    },
    withoutSales: {
      reason: <Trans>Our sales team manages your membership. Contact us to change it.</Trans>,
      action: toSales,
    },
    afterEnd: {
      reason: <EndedPlan organization={organization} isRenewable={isRenewable} />,
      action: <EndedPlanWays isRenewable={isRenewable} sku={snapshot.context.sku} />,
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
    withPro: {
      reason: <Trans>{organization} has a Pro plan. You can add features and members to it.</Trans>,
      action: (
        <ButtonLink variant="primary" href={paths.proCustomUpgrade(locale)}>
          <Trans>Add features and members</Trans>
        </ButtonLink>
      ),
    },
    beyondHighest: {
      reason: <Trans>{organization} already has the highest plan that you can buy online.</Trans>,
      action: toSales,
    },
    whileOverdue: {
      reason: (
        <Trans>
          {organization}’s last renewal hasn’t been paid. Renew the membership first, then upgrade.
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
