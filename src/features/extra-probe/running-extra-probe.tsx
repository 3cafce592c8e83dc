import { Trans } from '@lingui/react/macro';
import { stateValueText } from '@sonde/machines/flow';
import { isExtraProbeSessionEnded, extraProbeScreenOf } from '@sonde/machines/extra-probe';
import { useSessionElsewhere } from '../../browser/use-session-elsewhere.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import { ExtraProbeChoices } from './extra-probe-choices.tsx';
import type { ExtraProbeProps } from './extra-probe-props.ts';
import { ExtraProbeRefusal } from './extra-probe-refusal.tsx';
import styles from './extra-probe.module.css';

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
            <Trans>Sign in to add a probe to your organization. You’ll come back to this page.</Trans>
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

function Unanswered({ snapshot, send }: Pick<ExtraProbeProps, 'snapshot' | 'send'>) {
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

function Screen(props: ExtraProbeProps) {
  const { snapshot } = props;
  switch (extraProbeScreenOf(snapshot)) {
    case 'signedOut':
      return <SignedOut isEnded={isExtraProbeSessionEnded(snapshot)} />;
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
      return <ExtraProbeChoices {...props} />;
    case 'refused':
      return <ExtraProbeRefusal {...props} />;
  }
}

/** A running flow in its browser. What the server draws asks to sign in. */
export function RunningExtraProbe(props: ExtraProbeProps) {
  const { snapshot, send } = props;
  useSessionElsewhere((isSignedIn) =>
    send({ type: isSignedIn ? 'session.begun.elsewhere' : 'session.ended.elsewhere' }),
  );
  return (
    <div className={styles.page} data-flow="extra-probe" data-state={stateValueText(snapshot)}>
      <Screen {...props} />
    </div>
  );
}
