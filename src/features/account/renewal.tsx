import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AccountEvent,
  type AccountMembership,
  type AccountSnapshot,
  isAccountPending,
  isEndOfRenewalToConfirm,
  type MemberOffer,
  renewalSwitchOf,
} from '@sonde/machines/account';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { SecondPress } from './second-press.tsx';

interface RenewalProps {
  readonly membership: AccountMembership;
  readonly offers: readonly MemberOffer[];
  readonly snapshot: AccountSnapshot;
  readonly send: (event: AccountEvent) => void;
}

/**
 * Turns automatic renewal off in two presses, or on in one; only for a plan that can renew, and for its administrators.
 */
export function Renewal({ membership, offers, snapshot, send }: RenewalProps) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useShopLocale();
  const isEndToConfirm = isEndOfRenewalToConfirm(snapshot);
  const button = useFocusReturn<HTMLButtonElement>(isEndToConfirm);
  const { lastDay, isExpired, scheduled } = membership.organization;
  const renewal = renewalSwitchOf(membership);
  if (renewal === null || lastDay === null) return null;
  if (isEndToConfirm)
    return (
      <SecondPress
        confirm={t`Turn off renewal`}
        keep={t`Keep renewal`}
        onConfirm={() => send({ type: 'change.confirmed' })}
        onKeep={() => send({ type: 'change.canceled' })}
      >
        {isExpired ? (
          <Trans>
            Turn off automatic renewal? Your membership ended on {format.longDay(lastDay)}, and you won’t be
            charged again.
          </Trans>
        ) : (
          <Trans>
            Turn off automatic renewal? Your membership stays active until {format.longDay(lastDay)}, and you
            won’t be charged again.
          </Trans>
        )}
        {scheduled !== null && (
          <>
            {' '}
            <Trans>This also removes the change you’ve scheduled.</Trans>
          </>
        )}
      </SecondPress>
    );
  const isBusy = isAccountPending(snapshot) || snapshot.matches({ ready: 'confirming' });
  return (
    <Cluster gap={3}>
      {renewal === 'resume' && offers.includes('RENEW') && (
        <ButtonLink size="compact" href={paths.renewal(locale)}>
          <Trans>Renew membership</Trans>
        </ButtonLink>
      )}
      <Button
        ref={button}
        variant={renewal === 'cancel' ? 'quiet' : 'secondary'}
        size="compact"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) send({ type: 'renewal.set', isAutomatic: renewal === 'resume' });
        }}
      >
        {renewal === 'cancel' ? (
          <Trans>Cancel automatic renewal</Trans>
        ) : (
          <Trans>Resume automatic renewal</Trans>
        )}
      </Button>
    </Cluster>
  );
}
