import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './sign-in-first.module.css';

/** What is drawn while the shop is asked. */
export function OwnerSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton shape="heading" />
      <Skeleton shape="text" lines={8} />
    </Stack>
  );
}

interface SignInFirstProps {
  /** Whether the shop has ended the session, which the person didn't ask for. */
  readonly isEnded: boolean;
  /** What signing in leads to. */
  readonly children: ReactNode;
}

/** Asks a visitor to sign in. Before the scripts run, a browser with a session shows the skeleton instead. */
export function SignInFirst({ isEnded, children }: SignInFirstProps) {
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
          <p>{children}</p>
          <div>
            <ButtonLink variant="primary" href={paths.signIn(locale)} data-sign-in>
              <Trans>Sign in</Trans>
            </ButtonLink>
          </div>
        </Stack>
      </div>
      <div className={styles.signedIn}>
        <OwnerSkeleton />
      </div>
    </>
  );
}

interface OwnerPageProps {
  readonly flow: string;
  readonly state: string;
  readonly children: ReactNode;
}

/** The root element of a flow that asks to sign in first, as high as what may follow. */
export function OwnerPage({ flow, state, children }: OwnerPageProps) {
  return (
    <div className={styles.page} data-flow={flow} data-state={state}>
      {children}
    </div>
  );
}
