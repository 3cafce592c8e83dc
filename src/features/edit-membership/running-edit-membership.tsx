import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import {
  editedMembershipOf,
  type EditMembershipEvent,
  type EditMembershipScreen,
  editMembershipScreenOf,
  type EditMembershipSnapshot,
  editSessionEndOf,
} from '@sonde/machines/edit-membership';
import { containedChange } from '@sonde/machines/subscription-change';
import { useSessionEvents } from '../../browser/use-other-tab-session.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesPath } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import type { CardPayments } from '../../payments/card-payments.types.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Measure } from '../../ui/layout/columns.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { EndedPlan, EndedPlanWays } from '../owner-flow/ended-plan.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import { OwnerLoading } from '../owner-flow/owner-loading.tsx';
import { NoAnswerNotice } from '../owner-flow/no-answer-notice.tsx';
import { AwaitedChange } from '../subscription-change/awaited-change.tsx';
import {
  type LaterChange,
  type ScreensProps,
  useChangeScreens,
} from '../subscription-change/use-change-screens.ts';
import type { OwnerOffers } from '../offers/owner-offers.ts';
import { termMonthsOf } from '../offers/term-months.ts';
import { EditOptions } from './edit-options.tsx';

interface FlowProps {
  readonly snapshot: EditMembershipSnapshot;
  readonly send: (event: EditMembershipEvent) => void;
}

interface RunningEditMembershipProps extends FlowProps {
  readonly card: CardPayments;
  /** The memberships that the shop sells, with their texts and prices. */
  readonly offers: OwnerOffers;
}

const sessionEndTexts: Readonly<Record<NonNullable<ReturnType<typeof editSessionEndOf>>, MessageDescriptor>> =
  {
    ended: msg`You were signed out before your seats were changed. The number you chose is kept in this tab.`,
    interrupted: msg`You were signed out while your membership was being changed. Sign in again to see whether it was changed.`,
  };

function SignedOut({ snapshot }: Pick<FlowProps, 'snapshot'>) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const end = editSessionEndOf(snapshot);
  return (
    <Stack gap={4}>
      {end && (
        <Notice tone="attention" role="alert">
          {i18n._(sessionEndTexts[end])}
        </Notice>
      )}
      <p>
        <Trans>Sign in to edit your membership.</Trans>
      </p>
      <div>
        <ButtonLink variant="primary" href={paths.signIn(locale)} data-sign-in>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}

function MyAccountLink() {
  const locale = useShopLocale();
  return (
    <ButtonLink href={paths.myAccount(locale)}>
      <Trans>Go to my account</Trans>
    </ButtonLink>
  );
}

function Forbidden() {
  const locale = useShopLocale();
  return (
    <Notice
      tone="attention"
      role="status"
      actions={
        <Cluster gap={3}>
          <MyAccountLink />
          <ButtonLink href={paths.signOut(locale)}>
            <Trans>Sign out</Trans>
          </ButtonLink>
        </Cluster>
      }
    >
      <Trans>
        Only administrators can edit a membership. Ask an administrator of your organization, or sign in with
        another account.
      </Trans>
    </Notice>
  );
}

function BySales({ snapshot }: Pick<FlowProps, 'snapshot'>) {
  const locale = useShopLocale();
  const { name, market } = editedMembershipOf(snapshot).organization;
  return (
    <Notice
      role="status"
      actions={
        <ButtonLink variant="primary" href={contactSalesPath(locale, name, market)}>
          <Trans>Contact us</Trans>
        </ButtonLink>
      }
    >
      <Trans>Our sales team manages your membership. Contact us to change it.</Trans>
    </Notice>
  );
}

function Ended({ snapshot }: Pick<FlowProps, 'snapshot'>) {
  const { name, isRenewable } = editedMembershipOf(snapshot).organization;
  return (
    <Notice tone="attention" role="status" actions={<EndedPlanWays isRenewable={isRenewable} />}>
      <EndedPlan organization={name} isRenewable={isRenewable} />
    </Notice>
  );
}

function Changing({ snapshot, send, card, offers, screens }: RunningEditMembershipProps & ScreensProps) {
  useContained(snapshot, 'subscriptionChange');
  const change = containedChange(snapshot.children);
  if (change === null) return null;
  const { name, market } = editedMembershipOf(snapshot).organization;
  return (
    <screens.RunningSubscriptionChange
      snapshot={change}
      send={send}
      card={card}
      monthsOf={(sku) => termMonthsOf(offers.terms, sku)}
      organizationName={name}
      market={market}
    />
  );
}

function Changed({
  snapshot,
  offers,
  screens,
}: Pick<RunningEditMembershipProps, 'snapshot' | 'offers'> & ScreensProps) {
  const locale = useShopLocale();
  const { outcome } = snapshot.context;
  if (outcome?.status !== 'changed') return null;
  return (
    <Stack gap={4}>
      <screens.ChangeDone outcome={outcome} monthsOf={(sku) => termMonthsOf(offers.terms, sku)} />
      <Cluster gap={3}>
        <MyAccountLink />
        <ButtonLink href={paths.editMembership(locale)}>
          <Trans>Edit your membership</Trans>
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

function Screen({ later, ...props }: RunningEditMembershipProps & { readonly later: LaterChange }) {
  switch (editMembershipScreenOf(props.snapshot)) {
    case 'signedOut':
      return <SignedOut {...props} />;
    case 'loading':
      return <OwnerLoading />;
    case 'unanswered':
      return (
        <NoAnswerNotice
          trouble={props.snapshot.context.trouble}
          onRetry={() => props.send({ type: 'retry.requested' })}
        />
      );
    case 'forbidden':
      return <Forbidden />;
    case 'bySales':
      return <BySales {...props} />;
    case 'ended':
      return <Ended {...props} />;
    case 'ready':
      return <EditOptions {...props} />;
    case 'changing':
      return (
        <AwaitedChange later={later}>{(screens) => <Changing {...props} screens={screens} />}</AwaitedChange>
      );
    case 'changed':
      return (
        <AwaitedChange later={later}>{(screens) => <Changed {...props} screens={screens} />}</AwaitedChange>
      );
  }
}

const choosing: readonly EditMembershipScreen[] = ['forbidden', 'bySales', 'ended', 'ready'];

/** The choice for a person in several organizations, while nothing is being changed. */
function OtherOrganization({ snapshot, send }: FlowProps) {
  if (!choosing.includes(editMembershipScreenOf(snapshot))) return null;
  const { membership, memberships } = snapshot.context;
  return (
    <OrganizationChoice
      memberships={memberships}
      shown={membership}
      onChoose={(slug) => send({ type: 'organization.chosen', slug })}
    />
  );
}

/** What leads to a change, and what follows. */
const changing: readonly EditMembershipScreen[] = ['ready', 'changing', 'changed'];

/** What has columns of its own. */
const wide: readonly EditMembershipScreen[] = ['ready', 'changing'];

/** A running flow in its browser: what an administrator may edit, and the change that they make. */
export function RunningEditMembership(props: RunningEditMembershipProps) {
  const { snapshot, send } = props;
  useSessionEvents(send);
  const later = useChangeScreens(changing.includes(editMembershipScreenOf(snapshot)));
  return (
    <div data-flow="edit-membership" data-state={stateValueText(snapshot)}>
      <Measure isWide={wide.includes(editMembershipScreenOf(snapshot))}>
        <Stack gap={6}>
          <OtherOrganization {...props} />
          <Screen {...props} later={later} />
        </Stack>
      </Measure>
    </div>
  );
}
