import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import {
  type AccountEvent,
  accountScreenOf,
  type AccountSnapshot,
  isSessionEnded,
  memberOffersOf,
  shownMembership,
} from '@sonde/machines/account';
import { useSessionEvents } from '../../browser/use-other-tab-session.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Grid, GridItem } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SelectField } from '../../ui/select-field/select-field.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { AccountOutcome } from './account-outcome.tsx';
import styles from './account.module.css';
import { Invitation } from './invitation.tsx';
import { Members } from './members.tsx';
import { LearnerDiscounts } from './learner-discounts.tsx';
import { MembershipActions } from './membership-actions.tsx';
import { MembershipInvoices } from './membership-invoices.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { PendingMembership } from './pending-membership.tsx';
import { UnconfirmedAddress } from './unconfirmed-address.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';

interface FlowProps {
  readonly snapshot: AccountSnapshot;
  readonly send: (event: AccountEvent) => void;
}

interface RunningAccountProps extends FlowProps {
  /** What a membership may be paid with, or a person without one. */
  readonly savedMethods: (membershipId: string | null) => ReactNode;
}

interface SignedOutProps {
  readonly isEnded: boolean;
  readonly isInvited: boolean;
}

function SignedOut({ isEnded, isInvited }: SignedOutProps) {
  const locale = useShopLocale();
  return (
    <>
      <div className={styles.signedOut}>
        <Stack gap={4}>
          {isEnded && (
            <Notice tone="attention" role="alert">
              <p>
                <Trans>You were signed out because your session has ended. Sign in again to continue.</Trans>
              </p>
            </Notice>
          )}
          <p>
            {isInvited ? (
              <Trans>
                You’ve been invited to join an organization. Sign in with the email address the invitation was
                sent to, or create an account with it.
              </Trans>
            ) : (
              <Trans>Sign in to see your membership, your seats and your probes.</Trans>
            )}
          </p>
          <div>
            <ButtonLink variant="primary" href={paths.signIn(locale)} data-sign-in>
              <Trans>Sign in</Trans>
            </ButtonLink>
          </div>
        </Stack>
      </div>
      <div className={styles.signedIn}>
        <Loading />
      </div>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <Skeleton shape="text" />
        <Skeleton shape="heading" />
        <Skeleton shape="text" lines={8} />
      </Stack>
    </div>
  );
}

function Unanswered({ snapshot, send }: FlowProps) {
  const { trouble } = snapshot.context;
  const troubleText = useTroubleText();
  return (
    <Stack gap={4}>
      <Notice tone="attention" role="alert">
        <p>{trouble && troubleText(trouble)}</p>
      </Notice>
      <div>
        <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Stack>
  );
}

function Ready({ snapshot, send, savedMethods }: RunningAccountProps) {
  const { t } = useLingui();
  const { person } = snapshot.context;
  const shown = shownMembership(snapshot);
  if (person === null) return null;
  const { name, email, isEmailConfirmed, memberships, pendingOrderToken, unpaidOrders, learnerDiscounts } =
    person;
  const offers = shown === null ? [] : memberOffersOf(person, shown);
  return (
    <Stack gap={8}>
      <p className={styles.person}>
        {name !== '' && <strong>{name}</strong>} <bdi>{email}</bdi>
      </p>
      <AccountOutcome snapshot={snapshot} send={send} />
      {shown === null && !isEmailConfirmed && <UnconfirmedAddress email={email} />}
      <UnpaidOrders orders={unpaidOrders} />
      {pendingOrderToken !== null && <PendingMembership orderToken={pendingOrderToken} />}
      {shown === null && isEmailConfirmed && pendingOrderToken === null && (
        <p>
          <Trans>You aren’t a member of an organization yet. Your first membership creates one.</Trans>
        </p>
      )}
      <LearnerDiscounts discounts={learnerDiscounts} />
      {shown !== null && (
        <Stack as="section" gap={4}>
          {memberships.length > 1 && (
            <div className={styles.field}>
              <SelectField
                name="organization"
                label={t`Organization`}
                value={shown.organization.slug}
                options={memberships.map(({ organization }) => ({
                  value: organization.slug,
                  label: organization.name,
                }))}
                onChange={(slug) => send({ type: 'organization.chosen', slug })}
              />
            </div>
          )}
          <h2>{shown.organization.name}</h2>
          <Grid align="start">
            <GridItem span={7}>
              <OrganizationFacts organization={shown.organization} offers={offers} />
            </GridItem>
            <GridItem span={5}>
              <MembershipActions membership={shown} offers={offers} snapshot={snapshot} send={send} />
            </GridItem>
          </Grid>
        </Stack>
      )}
      {shown !== null && <MembershipInvoices invoices={shown.invoices ?? []} />}
      {shown !== null && shown.members !== null && (
        <Members membership={shown} offers={offers} snapshot={snapshot} send={send} />
      )}
      {savedMethods(shown?.id ?? null)}
    </Stack>
  );
}

function Screen({ snapshot, send, savedMethods }: RunningAccountProps) {
  switch (accountScreenOf(snapshot)) {
    case 'signedOut':
      return (
        <SignedOut isEnded={isSessionEnded(snapshot)} isInvited={snapshot.context.invitation !== null} />
      );
    case 'loading':
      return (
        <>
          <LoadingStatus />
          <Loading />
        </>
      );
    case 'unanswered':
      return <Unanswered snapshot={snapshot} send={send} />;
    case 'invited':
      return <Invitation snapshot={snapshot} send={send} />;
    case 'ready':
      return <Ready snapshot={snapshot} send={send} savedMethods={savedMethods} />;
  }
}

/** A running flow in its browser. What the server draws asks to sign in, and keeps the place of the rest for who is signed in. */
export function RunningAccount(props: RunningAccountProps) {
  const { snapshot, send } = props;
  useSessionEvents(send);
  return (
    <div data-flow="account" data-state={stateValueText(snapshot)}>
      <Screen {...props} />
    </div>
  );
}
