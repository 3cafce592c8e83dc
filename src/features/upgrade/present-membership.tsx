import { Trans, useLingui } from '@lingui/react/macro';
import {
  chosenTermOf,
  isCurrentTermKept,
  isUpgradedAfterEnd,
  isUpgradeRenewable,
  upgradingMembership,
} from '@sonde/machines/upgrade';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { EndedPlan, EndedPlanWays } from '../owner-flow/ended-plan.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import { planTexts } from '../subscription-change/plan-texts.ts';
import type { UpgradeProps } from './upgrade-props.ts';

interface EndedProps {
  readonly snapshot: UpgradeProps['snapshot'];
  readonly organization: string;
}

/** That the plan has ended, with the ways on beside an upgrade, which begins a new term. */
function Ended({ snapshot, organization }: EndedProps) {
  const isRenewable = isUpgradeRenewable(snapshot);
  return (
    <Stack gap={4}>
      <p>
        <EndedPlan organization={organization} isRenewable={isRenewable} />
      </p>
      <EndedPlanWays isRenewable={isRenewable} isAside />
      <p>
        <Trans>You can also upgrade to a larger plan. Its term begins today.</Trans>
      </p>
    </Stack>
  );
}

/** What the organization has now, and how a new plan follows it. */
export function PresentMembership({ snapshot, send }: Pick<UpgradeProps, 'snapshot' | 'send'>) {
  const { i18n } = useLingui();
  const format = useFormat();
  const own = upgradingMembership(snapshot.context);
  if (own === null) return null;
  const { planType, subscriptionExpirationDate: lastDay } = own.buyer.organization;
  const plan = i18n._(planTexts[planType]);
  const organization = own.organization.name;
  return (
    <Panel as="section" labelledBy="present-membership">
      <Stack gap={4}>
        <h2 id="present-membership">
          <Trans>Your membership</Trans>
        </h2>
        <OrganizationChoice
          memberships={snapshot.context.memberships}
          shown={own}
          onChoose={(slug) => send({ type: 'organization.chosen', slug })}
        />
        {isUpgradedAfterEnd(snapshot) ? (
          <Ended snapshot={snapshot} organization={organization} />
        ) : (
          <p>
            {lastDay === null ? (
              <Trans>
                {organization} is on the {plan} plan, which doesn’t expire. The new plan replaces it.
              </Trans>
            ) : (
              <Trans>
                {organization} is on the {plan} plan until {format.longDay(lastDay)}.
              </Trans>
            )}
            {chosenTermOf(snapshot) !== null && (
              <>
                {' '}
                {isCurrentTermKept(snapshot) ? (
                  <Trans>You pay for the rest of your term, minus what you’ve already paid for it.</Trans>
                ) : (
                  <Trans>A new term begins today.</Trans>
                )}
              </>
            )}
          </p>
        )}
      </Stack>
    </Panel>
  );
}
