import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { isReactivationSessionEnded, reactivationScreenOf } from '@sonde/machines/reactivation';
import { useSessionElsewhere } from '../../browser/use-session-elsewhere.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { ReactivationChoices } from './reactivation-choices.tsx';
import type { ReactivationProps } from './reactivation-props.ts';
import { ReactivationRefusal } from './reactivation-refusal.tsx';
import styles from './reactivation.module.css';

function Loading() {
  return (
    <Stack gap={4}>
      <Skeleton shape="heading" />
      <Skeleton shape="text" lines={8} />
    </Stack>
  );
}

function SignedOut({ isEnded }: { readonly isEnded: boolean }) {
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
            <Trans>Sign in to see which memberships you can buy. You’ll come back to this page.</Trans>
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

function Unanswered({ snapshot, send }: Pick<ReactivationProps, 'snapshot' | 'send'>) {
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

function Screen(props: ReactivationProps) {
  const { snapshot } = props;
  switch (reactivationScreenOf(snapshot)) {
    case 'signedOut':
      return <SignedOut isEnded={isReactivationSessionEnded(snapshot)} />;
    case 'loading':
      return (
        <>
          <LoadingStatus />
          <Loading />
        </>
      );
    case 'unanswered':
      return <Unanswered {...props} />;
    case 'choosing':
      return <ReactivationChoices {...props} />;
    case 'refused':
      return <ReactivationRefusal {...props} />;
  }
}

/** A running flow in the browser. The server renders the request to sign in. */
export function RunningReactivation(props: ReactivationProps) {
  const { snapshot, send } = props;
  useSessionElsewhere((isSignedIn) =>
    send({ type: isSignedIn ? 'session.begun.elsewhere' : 'session.ended.elsewhere' }),
  );
  return (
    <div className={styles.page} data-flow="reactivation" data-state={stateValueText(snapshot)}>
      <Screen {...props} />
    </div>
  );
}
