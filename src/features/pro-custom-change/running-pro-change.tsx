import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import {
  isProChangeSessionEnded,
  type ProCustomChangeScreen,
  proChangeScreenOf,
  requestedChangeOf,
} from '@sonde/machines/pro-custom-change';
import { containedChange } from '@sonde/machines/subscription-change';
import { useSessionEvents } from '../../browser/use-other-tab-session.ts';
import { useContained } from '../../flow/use-contained.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
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
import { DowngradeChoices } from './downgrade-choices.tsx';
import type { ProChangeProps } from './pro-change-props.ts';
import { ProChangeRefusal } from './pro-change-refusal.tsx';
import { monthsIn } from './term-months.ts';
import { UpgradeStep } from './upgrade-steps.tsx';
import { useChangedParts } from './use-changed-parts.tsx';

function SignedOut({ snapshot }: Pick<ProChangeProps, 'snapshot'>) {
  const locale = useShopLocale();
  return (
    <Stack gap={4}>
      {isProChangeSessionEnded(snapshot) && (
        <Notice tone="attention" role="alert">
          <Trans>You were signed out before your change was made. What you chose is kept in this tab.</Trans>
        </Notice>
      )}
      <p>
        <Trans>Sign in to change your membership. You’ll come back to this page.</Trans>
      </p>
      <div>
        <ButtonLink variant="primary" href={paths.signIn(locale)} data-sign-in>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Changing({ snapshot, send, words, lower, card, screens }: ProChangeProps & ScreensProps) {
  useContained(snapshot, 'subscriptionChange');
  const parts = useChangedParts(snapshot, words);
  const change = containedChange(snapshot.children);
  if (change === null) return null;
  const { own } = requestedChangeOf(snapshot);
  return (
    <screens.RunningSubscriptionChange
      snapshot={change}
      send={send}
      card={card}
      monthsOf={monthsIn({ snapshot, lower })}
      organizationName={own.organization.name}
      market={own.plan.buyer.organization.market}
      parts={parts}
    />
  );
}

function Changed({ snapshot, words, lower, screens }: ProChangeProps & ScreensProps) {
  const locale = useShopLocale();
  const parts = useChangedParts(snapshot, words);
  const { outcome } = snapshot.context;
  if (outcome?.status !== 'changed') return null;
  return (
    <Stack gap={4}>
      <screens.ChangeDone outcome={outcome} monthsOf={monthsIn({ snapshot, lower })} />
      {parts.length > 0 && <DescriptionList items={parts} />}
      <div>
        <ButtonLink href={paths.myAccount(locale)}>
          <Trans>Go to my account</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Screen({ later, ...props }: ProChangeProps & { readonly later: LaterChange }) {
  switch (proChangeScreenOf(props.snapshot)) {
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
    case 'refused':
      return <ProChangeRefusal {...props} />;
    case 'features':
    case 'members':
      return <UpgradeStep {...props} />;
    case 'reducing':
      return <DowngradeChoices {...props} />;
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
const changing: readonly ProCustomChangeScreen[] = ['features', 'members', 'reducing', 'changing', 'changed'];

/** Screens with columns. */
const wide: readonly ProCustomChangeScreen[] = ['features', 'members', 'reducing', 'changing'];

/** A running change of a Pro plan in its browser. What the server draws asks to sign in. */
export function RunningProChange(props: ProChangeProps) {
  const { snapshot, send } = props;
  useSessionEvents(send);
  const later = useChangeScreens(changing.includes(proChangeScreenOf(snapshot)));
  return (
    <div data-flow="pro-custom-change" data-state={stateValueText(snapshot)}>
      <Measure isWide={wide.includes(proChangeScreenOf(snapshot))}>
        <Screen {...props} later={later} />
      </Measure>
    </div>
  );
}
