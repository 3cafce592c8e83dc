import { Trans } from '@lingui/react/macro';
import {
  type AccountEvent,
  type AccountMembership,
  type AccountSnapshot,
  isUpgradeOffered,
  isWithoutPlan,
  mayChangeProPlan,
  mayEditMembership,
} from '@sonde/machines/account';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './account.module.css';
import { LeaveOrganization } from './leave-organization.tsx';
import { ReferrerLink } from './referrer-link.tsx';
import { Renewal } from './renewal.tsx';

interface MembershipActionsProps {
  readonly membership: AccountMembership;
  readonly snapshot: AccountSnapshot;
  readonly send: (event: AccountEvent) => void;
}

/** The pages that change the membership, as far as this person may change it. */
function ChangeLinks({ membership }: Pick<MembershipActionsProps, 'membership'>) {
  const locale = useShopLocale();
  const { organization } = membership;
  return (
    <Stack as="ul" gap={2}>
      {isUpgradeOffered(organization) && (
        <li>
          <a href={paths.upgrade(locale)}>
            <Trans>Upgrade your membership</Trans>
          </a>
        </li>
      )}
      {mayEditMembership(membership) && (
        <li>
          <a href={paths.editMembership(locale)}>
            <Trans>Edit seats, renewal and scheduled changes</Trans>
          </a>
        </li>
      )}
      {mayChangeProPlan(membership) && (
        <>
          <li>
            <a href={paths.proCustomUpgrade(locale)}>
              <Trans>Add features and members</Trans>
            </a>
          </li>
          <li>
            <a href={paths.proCustomDowngrade(locale)}>
              <Trans>Remove features or members</Trans>
            </a>
          </li>
        </>
      )}
      {!isWithoutPlan(organization) && (
        <li>
          <a href={paths.extraProbe(locale)}>
            <Trans>Add a probe</Trans>
          </a>
        </li>
      )}
    </Stack>
  );
}

/** What a person can do with a membership, beside its facts. */
export function MembershipActions(props: MembershipActionsProps) {
  return (
    <Panel as="section" labelledBy="membership-actions">
      <div className={styles.actions}>
        <Stack gap={3}>
          <h3 id="membership-actions">
            <Trans>Your membership</Trans>
          </h3>
          <ChangeLinks membership={props.membership} />
        </Stack>
        <Renewal {...props} />
        <ReferrerLink {...props} />
        <LeaveOrganization {...props} />
      </div>
    </Panel>
  );
}
