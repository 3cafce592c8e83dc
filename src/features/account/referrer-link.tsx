import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AccountEvent,
  type AccountMembership,
  type AccountSnapshot,
  isAccountPending,
  isNewReferrerLinkToConfirm,
} from '@sonde/machines/account';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { SecondPress } from './second-press.tsx';

interface ReferrerLinkProps {
  readonly membership: AccountMembership;
  readonly snapshot: AccountSnapshot;
  readonly send: (event: AccountEvent) => void;
}

/** The member's page for referring others, and the replacement of its address, which others may have seen. */
export function ReferrerLink({ membership: { referrerToken }, snapshot, send }: ReferrerLinkProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const isConfirming = isNewReferrerLinkToConfirm(snapshot);
  const button = useFocusReturn<HTMLButtonElement>(isConfirming);
  if (referrerToken === null) return null;
  const isBusy = isAccountPending(snapshot) || snapshot.matches({ ready: 'confirming' });
  return (
    <Stack gap={3}>
      <p>
        <a href={paths.referrer(locale, referrerToken)}>
          <Trans>Refer a friend and earn free months</Trans>
        </a>
      </p>
      {isConfirming ? (
        <SecondPress
          confirm={t`Replace the address`}
          keep={t`Keep the address`}
          onConfirm={() => send({ type: 'change.confirmed' })}
          onKeep={() => send({ type: 'change.canceled' })}
        >
          <Trans>
            Replace the address of your referral page? The old one stops working for everyone who has it. The
            code you gave your friends and your organization’s credit stay the same.
          </Trans>
        </SecondPress>
      ) : (
        <div>
          <Button
            ref={button}
            variant="quiet"
            size="compact"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) send({ type: 'referrer.link.replaced' });
            }}
          >
            <Trans>Replace the address of your referral page</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}
