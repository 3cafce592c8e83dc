import { Trans } from '@lingui/react/macro';
import {
  type AccountEvent,
  type AccountSnapshot,
  isAccountPending,
  isSignInNeeded,
} from '@sonde/machines/account';
import { refusalsOf } from '@sonde/machines/flow';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { AccountOutcome } from './account-outcome.tsx';

interface InvitationProps {
  readonly snapshot: AccountSnapshot;
  readonly send: (event: AccountEvent) => void;
}

/** A link to sign in with the account that can use the invitation: signs out, then leads back here. */
function SignInAgain({ snapshot }: Pick<InvitationProps, 'snapshot'>) {
  const locale = useShopLocale();
  const [refusal] = refusalsOf(snapshot.context.trouble);
  return (
    <ButtonLink variant="primary" href={paths.signOut(locale)} data-sign-out>
      {refusal?.reason === 'ADDRESS_UNCONFIRMED' ? (
        <Trans>Sign in again</Trans>
      ) : (
        <Trans>Sign in with another account</Trans>
      )}
    </ButtonLink>
  );
}

/** Asks whether to join; nothing is requested from the store before the person decides. */
export function Invitation({ snapshot, send }: InvitationProps) {
  const isPending = isAccountPending(snapshot);
  return (
    <Stack as="section" gap={4}>
      <h2 ref={takeFocus} tabIndex={-1}>
        <Trans>You’ve been invited to join an organization</Trans>
      </h2>
      <AccountOutcome snapshot={snapshot} send={send} />
      <p>
        <Trans>
          You’re signed in as <bdi>{snapshot.context.person?.email}</bdi>. If you join, the people who manage
          the organization see your name and this address.
        </Trans>
      </p>
      <Cluster gap={3}>
        {isSignInNeeded(snapshot) ? (
          <SignInAgain snapshot={snapshot} />
        ) : (
          <Button variant="primary" pending={isPending} onClick={() => send({ type: 'invitation.accepted' })}>
            {snapshot.context.trouble === null ? (
              <Trans>Join the organization</Trans>
            ) : (
              <Trans>Try again</Trans>
            )}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) send({ type: 'invitation.declined' });
          }}
        >
          <Trans comment="Declines an invitation for now">Not now</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}
