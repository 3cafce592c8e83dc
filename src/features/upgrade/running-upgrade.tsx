import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { containedChange } from '@sonde/machines/subscription-change';
import {
  isUpgradeSessionEnded,
  type UpgradeScreen,
  upgradeScreenOf,
  upgradingMembership,
} from '@sonde/machines/upgrade';
import { useSessionEvents } from '../../browser/use-other-tab-session.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Measure } from '../../ui/layout/columns.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OwnerLoading } from '../owner-flow/owner-loading.tsx';
import { NoAnswerNotice } from '../owner-flow/no-answer-notice.tsx';
import { termMonthsOf } from '../offers/term-months.ts';
import { AwaitedChange } from '../subscription-change/awaited-change.tsx';
import {
  type LaterChange,
  type ScreensProps,
  useChangeScreens,
} from '../subscription-change/use-change-screens.ts';
import { UpgradeChoices } from './upgrade-choices.tsx';
import type { UpgradeProps } from './upgrade-props.ts';
import { UpgradeRefusal } from './upgrade-refusal.tsx';

function SignedOut({ snapshot, isAboutPro }: Pick<UpgradeProps, 'snapshot' | 'isAboutPro'>) {
  const locale = useShopLocale();
  return (
    <Stack gap={4}>
      {isUpgradeSessionEnded(snapshot) && (
        <Notice tone="attention" role="alert">
          <p>
            <Trans>You were signed out because your session has ended. Sign in again to continue.</Trans>
          </p>
        </Notice>
      )}
      <p>
        <Trans>Sign in to see which plans you can change to. You’ll come back to this page.</Trans>
      </p>
      <Cluster gap={3}>
        <ButtonLink variant="primary" href={paths.signIn(locale)} data-sign-in>
          <Trans>Sign in</Trans>
        </ButtonLink>
        {isAboutPro && (
          <ButtonLink href={paths.proCustom(locale)}>
            <Trans>Build your Pro membership</Trans>
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}

function Changing({ snapshot, send, card, offers, screens }: UpgradeProps & ScreensProps) {
  useContained(snapshot, 'subscriptionChange');
  const change = containedChange(snapshot.children);
  if (change === null) return null;
  const own = upgradingMembership(snapshot.context);
  return (
    <screens.RunningSubscriptionChange
      snapshot={change}
      send={send}
      card={card}
      monthsOf={(sku) => termMonthsOf(offers.terms, sku)}
      organizationName={own?.organization.name ?? ''}
      market={own?.buyer.organization.market ?? 'HUMAN'}
      heading={<Trans>Review your upgrade</Trans>}
    />
  );
}

function Changed({ snapshot, offers, screens }: Pick<UpgradeProps, 'snapshot' | 'offers'> & ScreensProps) {
  const locale = useShopLocale();
  const { outcome } = snapshot.context;
  if (outcome?.status !== 'changed') return null;
  return (
    <Stack gap={4}>
      <screens.ChangeDone outcome={outcome} monthsOf={(sku) => termMonthsOf(offers.terms, sku)} />
      <div>
        <ButtonLink href={paths.myAccount(locale)}>
          <Trans>Go to my account</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Screen({ later, ...props }: UpgradeProps & { readonly later: LaterChange }) {
  switch (upgradeScreenOf(props.snapshot)) {
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
    case 'choosing':
      return <UpgradeChoices {...props} />;
    case 'refused':
      return <UpgradeRefusal {...props} />;
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
const changing: readonly UpgradeScreen[] = ['choosing', 'changing', 'changed'];

/** Screens with columns. */
const wide: readonly UpgradeScreen[] = ['choosing', 'changing'];

/** A running upgrade in its browser. What the server draws asks to sign in. */
export function RunningUpgrade(props: UpgradeProps) {
  const { snapshot, send } = props;
  useSessionEvents(send);
  const later = useChangeScreens(changing.includes(upgradeScreenOf(snapshot)));
  return (
    <div data-flow="upgrade" data-state={stateValueText(snapshot)}>
      <Measure isWide={wide.includes(upgradeScreenOf(snapshot))}>
        <Screen {...props} later={later} />
      </Measure>
    </div>
  );
}
