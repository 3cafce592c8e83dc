import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { containedChange } from '@sonde/machines/subscription-change';
import {
  isRenewalSessionEnded,
  type RenewalScreen,
  renewalScreenOf,
  renewingMembership,
} from '@sonde/machines/renewal';
import { useSessionEvents } from '../../browser/use-other-tab-session.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Measure } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OwnerLoading } from '../owner-flow/owner-loading.tsx';
import { NoAnswerNotice } from '../owner-flow/no-answer-notice.tsx';
import { AwaitedChange } from '../subscription-change/awaited-change.tsx';
import {
  type LaterChange,
  type ScreensProps,
  useChangeScreens,
} from '../subscription-change/use-change-screens.ts';
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
        <Trans>Sign in to renew your membership. You’ll come back to this page.</Trans>
      </p>
      <div>
        <ButtonLink variant="primary" href={paths.signIn(locale)} data-sign-in>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Changing({ snapshot, send, card, screens }: RenewalProps & ScreensProps) {
  useContained(snapshot, 'subscriptionChange');
  const change = containedChange(snapshot.children);
  if (change === null) return null;
  const own = renewingMembership(snapshot.context);
  return (
    <screens.RunningSubscriptionChange
      snapshot={change}
      send={send}
      card={card}
      organizationName={own?.organization.name ?? ''}
      market={own?.buyer.organization.market ?? 'HUMAN'}
      heading={<Trans>Review your renewal</Trans>}
    />
  );
}

function Changed({ snapshot, screens }: Pick<RenewalProps, 'snapshot'> & ScreensProps) {
  const locale = useShopLocale();
  const { outcome } = snapshot.context;
  if (outcome?.status !== 'changed') return null;
  return (
    <Stack gap={4}>
      <screens.ChangeDone outcome={outcome} />
      <div>
        <ButtonLink href={paths.myAccount(locale)}>
          <Trans>Go to my account</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Screen({ later, ...props }: RenewalProps & { readonly later: LaterChange }) {
  switch (renewalScreenOf(props.snapshot)) {
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
    case 'offered':
      return <RenewalOffer {...props} />;
    case 'refused':
      return <RenewalRefusal {...props} />;
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

/** What leads to a change, and what follows. */
const changing: readonly RenewalScreen[] = ['offered', 'changing', 'changed'];

/** A running renewal in its browser. What the server draws asks to sign in. */
export function RunningRenewal(props: RenewalProps) {
  const { snapshot, send } = props;
  useSessionEvents(send);
  const later = useChangeScreens(changing.includes(renewalScreenOf(snapshot)));
  return (
    <div data-flow="renewal" data-state={stateValueText(snapshot)}>
      <Measure isWide={renewalScreenOf(snapshot) === 'changing'}>
        <Screen {...props} later={later} />
      </Measure>
    </div>
  );
}
