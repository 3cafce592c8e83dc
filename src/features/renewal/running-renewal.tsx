import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { containedChange } from '@sonde/machines/subscription-change';
import { isRenewalSessionEnded, renewalScreenOf, renewingMembership } from '@sonde/machines/renewal';
import { useSessionEvents } from '../../browser/use-session-elsewhere.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Unanswered } from '../owner-flow/unanswered.tsx';
import { ChangeDone } from '../subscription-change/change-done.tsx';
import { RunningSubscriptionChange } from '../subscription-change/running-subscription-change.tsx';
import { RenewalOffer } from './renewal-offer.tsx';
import type { RenewalProps } from './renewal-props.ts';
import { RenewalRefusal } from './renewal-refusal.tsx';

function SignedOut({ snapshot }: Pick<RenewalProps, 'snapshot'>) {
  const locale = useShopLocale();
  return (
    <Stack gap={4}>
      {isRenewalSessionEnded(snapshot) && (
        <Notice tone="attention" role="alert">
          <p>
            <Trans>You were signed out because your session has ended. Sign in again to continue.</Trans>
          </p>
        </Notice>
      )}
      <p>
        <Trans>Sign in to renew your plan. You’ll come back to this page.</Trans>
      </p>
      <div>
        <ButtonLink variant="primary" href={paths.signIn(locale)} data-sign-in>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Changing({ snapshot, send, card }: RenewalProps) {
  useContained(snapshot, 'subscriptionChange');
  const change = containedChange(snapshot.children);
  if (change === null) return null;
  return (
    <RunningSubscriptionChange
      snapshot={change}
      send={send}
      card={card}
      organizationName={renewingMembership(snapshot.context)?.organization.name ?? ''}
      heading={<Trans>Review your renewal</Trans>}
    />
  );
}

function Changed({ snapshot }: Pick<RenewalProps, 'snapshot'>) {
  const locale = useShopLocale();
  const { outcome } = snapshot.context;
  if (outcome?.status !== 'changed') return null;
  return (
    <Stack gap={4}>
      <ChangeDone outcome={outcome} />
      <div>
        <ButtonLink href={paths.myAccount(locale)}>
          <Trans>Go to my account</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Screen(props: RenewalProps) {
  switch (renewalScreenOf(props.snapshot)) {
    case 'signedOut':
      return <SignedOut {...props} />;
    case 'loading':
      return (
        <Stack gap={4}>
          <LoadingStatus />
          <Skeleton shape="heading" />
          <Skeleton shape="text" lines={8} />
        </Stack>
      );
    case 'unanswered':
      return (
        <Unanswered
          trouble={props.snapshot.context.trouble}
          onRetry={() => props.send({ type: 'retry.requested' })}
        />
      );
    case 'offered':
      return <RenewalOffer {...props} />;
    case 'refused':
      return <RenewalRefusal {...props} />;
    case 'changing':
      return <Changing {...props} />;
    case 'changed':
      return <Changed {...props} />;
  }
}

/** A running renewal in its browser. What the server draws asks to sign in. */
export function RunningRenewal(props: RenewalProps) {
  const { snapshot, send } = props;
  useSessionEvents(send);
  return (
    <div data-flow="renewal" data-state={stateValueText(snapshot)}>
      <Screen {...props} />
    </div>
  );
}
