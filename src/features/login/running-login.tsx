import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { type LoginEvent, type LoginScreen, loginScreenOf, type LoginSnapshot } from '@sonde/machines/login';
import { useSessionEvents } from '../../browser/use-other-tab-session.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { MergedCarts } from './merged-carts.tsx';

interface RunningLoginProps {
  readonly snapshot: LoginSnapshot;
  readonly send: (event: LoginEvent) => void;
}

interface ProblemProps {
  readonly children: ReactNode;
  readonly onRetry?: () => void;
}

function Problem({ children, onRetry }: ProblemProps) {
  return (
    <Stack gap={4}>
      <Notice tone="attention" role="alert">
        <p>{children}</p>
      </Notice>
      {onRetry && (
        <div>
          <Button variant="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Confirming({ send }: Pick<RunningLoginProps, 'send'>) {
  const locale = useShopLocale();
  return (
    <Stack gap={4}>
      <p>
        <Trans>Do you want to sign out?</Trans>
      </p>
      <div>
        <Button variant="primary" onClick={() => send({ type: 'signOut.confirmed' })}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
      <p>
        <a href={paths.home(locale)}>
          <Trans>Stay signed in</Trans>
        </a>
      </p>
    </Stack>
  );
}

interface ScreenProps extends RunningLoginProps {
  readonly screen: LoginScreen;
}

function Screen({ screen, snapshot, send }: ScreenProps) {
  const retry = () => send({ type: 'retry.requested' });
  switch (screen) {
    case 'waiting':
      return (
        <p role="status">
          {snapshot.context.intent === 'sign_in' ? (
            <Trans>One moment, we’re signing you in.</Trans>
          ) : (
            <Trans>One moment, we’re signing you out.</Trans>
          )}
        </p>
      );
    case 'merged':
      return <MergedCarts items={snapshot.context.mergedItems} send={send} />;
    case 'confirming':
      return <Confirming send={send} />;
    case 'unanswered':
      return (
        <Problem onRetry={retry}>
          <Trans>We couldn’t reach the shop. Try again.</Trans>
        </Problem>
      );
    case 'unstored':
      return (
        <Problem onRetry={retry}>
          <Trans>
            Your browser doesn’t let this site store data, so you can’t sign in. Allow it in your browser’s
            settings, then try again.
          </Trans>
        </Problem>
      );
    case 'unavailable':
      return (
        <Problem>
          <Trans>Sign-in isn’t working right now. Try again in a few minutes, or contact us.</Trans>
        </Problem>
      );
  }
}

/** A running flow in the browser. Usually it redirects immediately; otherwise it shows the reason and what to do. */
export function RunningLogin({ snapshot, send }: RunningLoginProps) {
  useSessionEvents(send);
  return (
    <div data-flow="login" data-state={stateValueText(snapshot)}>
      <Screen screen={loginScreenOf(snapshot)} snapshot={snapshot} send={send} />
    </div>
  );
}
