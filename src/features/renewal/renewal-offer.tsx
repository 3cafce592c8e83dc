import { useCallback } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isRenewedAfterEnd, renewingMembership } from '@sonde/machines/renewal';
import { useReturn } from '../../browser/use-return.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import { planTexts } from '../subscription-change/plan-texts.ts';
import type { RenewalProps } from './renewal-props.ts';

/** What may be renewed, and the button that shows what it costs. */
export function RenewalOffer({ snapshot, send }: RenewalProps) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const format = useFormat();
  const { memberships, isChangedElsewhere } = snapshot.context;
  const own = renewingMembership(snapshot.context);
  useReturn(useCallback(() => send({ type: 'page.returned' }), [send]));
  if (own === null) return null;
  const { planType, subscriptionExpirationDate: lastDay } = own.buyer.organization;
  const plan = i18n._(planTexts[planType]);
  const organization = own.organization.name;
  return (
    <Stack gap={6}>
      {isChangedElsewhere && (
        <Notice tone="attention" role="alert">
          <Trans>Another administrator has changed the membership. Here’s the latest version.</Trans>
        </Notice>
      )}
      <OrganizationChoice
        memberships={memberships}
        shown={own}
        onChoose={(slug) => send({ type: 'organization.chosen', slug })}
      />
      <Stack gap={2}>
        <p>
          {lastDay === null ? (
            <Trans>
              Renew {organization}’s {plan} plan for one more term.
            </Trans>
          ) : isRenewedAfterEnd(snapshot) ? (
            <Trans>
              Renew {organization}’s {plan} plan for one more term. Its last day of access was{' '}
              {format.longDay(lastDay)}.
            </Trans>
          ) : (
            <Trans>
              Renew {organization}’s {plan} plan for one more term. Its last day of access is{' '}
              {format.longDay(lastDay)}.
            </Trans>
          )}
        </p>
        <p>
          <Trans>You’ll see the price and the dates before you pay.</Trans>
        </p>
      </Stack>
      <div>
        <Button variant="primary" onClick={() => send({ type: 'renewal.requested' })}>
          <Trans>Renew this membership</Trans>
        </Button>
      </div>
      <Cluster gap={6}>
        {isRenewedAfterEnd(snapshot) && (
          <ButtonLink variant="quiet" href={paths.upgrade(locale)}>
            <Trans>Upgrade your membership</Trans>
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={paths.reactivateMembership(locale)}>
          <Trans>Choose another membership</Trans>
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
