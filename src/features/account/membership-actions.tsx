import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import {
  type AccountEvent,
  type AccountMembership,
  type AccountSnapshot,
  type MemberOffer,
} from '@sonde/machines/account';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { type PathPrefix, paths } from '../../page/paths.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import styles from './account.module.css';
import { LeaveOrganization } from './leave-organization.tsx';
import { ReferrerLink } from './referrer-link.tsx';
import { Renewal } from './renewal.tsx';

interface MembershipActionsProps {
  readonly membership: AccountMembership;
  /** What this person is offered for it. */
  readonly offers: readonly MemberOffer[];
  readonly snapshot: AccountSnapshot;
  readonly send: (event: AccountEvent) => void;
}

interface ChangePage {
  readonly path: (prefix: PathPrefix, organization: AccountMembership['organization']) => string;
  readonly name: ReactNode;
}

/** The page of each change. A membership is renewed, or chosen again, by a button. */
const changePages: Readonly<Record<Exclude<MemberOffer, 'RENEW' | 'CHOOSE_MEMBERSHIP'>, ChangePage>> = {
  UPGRADE: { path: (prefix) => paths.upgrade(prefix), name: <Trans>Upgrade your membership</Trans> },
  EDIT: { path: paths.editMembership, name: <Trans>Edit seats, renewal and scheduled changes</Trans> },
  ADD_FEATURES: {
    path: (prefix) => paths.proCustomUpgrade(prefix),
    name: <Trans>Add features and members</Trans>,
  },
  REMOVE_FEATURES: { path: paths.proCustomDowngrade, name: <Trans>Remove features or members</Trans> },
  ADD_PROBE: { path: paths.extraProbe, name: <Trans>Add a probe</Trans> },
  CONTACT_SALES: {
    path: (prefix, { name, market }) => contactSalesPath(prefix, name, market),
    name: <Trans>Contact us to change your membership</Trans>,
  },
};

/** The pages that change the membership, as far as this person may change it. */
export function ChangeLinks({ membership, offers }: Pick<MembershipActionsProps, 'membership' | 'offers'>) {
  const locale = useShopLocale();
  const pages = offers.flatMap((offer) =>
    offer === 'RENEW' || offer === 'CHOOSE_MEMBERSHIP' ? [] : [{ offer, ...changePages[offer] }],
  );
  if (pages.length === 0) return null;
  return (
    <Stack as="ul" gap={2}>
      {pages.map(({ offer, path, name }) => (
        <li key={offer}>
          <a href={path(locale, membership.organization)}>{name}</a>
        </li>
      ))}
    </Stack>
  );
}

/** What a person can do with a membership, beside its facts. */
export function MembershipActions(props: MembershipActionsProps) {
  return (
    <Panel as="section" labelledBy="membership-actions">
      <Stack gap={3}>
        <h3 id="membership-actions">
          <Trans>Your membership</Trans>
        </h3>
        <div className={styles.actions}>
          <ChangeLinks {...props} />
          <Renewal {...props} />
          <ReferrerLink {...props} />
          <LeaveOrganization {...props} />
        </div>
      </Stack>
    </Panel>
  );
}
