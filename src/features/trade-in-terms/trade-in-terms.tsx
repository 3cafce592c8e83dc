import { Plural, Trans } from '@lingui/react/macro';
import { tradeInDueDays, tradeInReturnDays, tradeInValidDays } from '@sonde/machines/rules/trade-in';
import { Stack } from '../../ui/layout/layout.tsx';

/**
 * What an owner agrees to by ordering with a trade-in, with its heading. It repeats a section of the terms of every sale:
 * a change of its text is another version of them.
 */
export function TradeInTerms({ level: Heading = 'h2' }: { readonly level?: 'h2' | 'h3' }) {
  return (
    <Stack as="section" gap={3}>
      <Heading>
        <Trans>What you agree to by ordering with a trade-in</Trans>
      </Heading>
      <TermsList />
    </Stack>
  );
}

function TermsList() {
  return (
    <ul>
      <li>
        <Trans>
          The credit takes its amount off one new probe, at most the probe’s price. It’s never paid out.
        </Trans>
      </li>
      <li>
        <Trans>
          An order has one code: a trade-in takes the place of a voucher or referral code. If another code
          saves you more, you can switch before you order, and your trade-in stays valid.
        </Trans>
      </li>
      <li>
        <Trans>
          Each old probe counts once. Order within{' '}
          <Plural value={tradeInValidDays} one="# day" other="# days" /> of registering it. If you don’t, the
          registration ends and the probe can be registered again.
        </Trans>
      </li>
      <li>
        <Trans>
          Your old probe must reach us within <Plural value={tradeInReturnDays} one="# day" other="# days" />{' '}
          of your order. You pay the postage. It then belongs to us, and we delete what’s stored on it.
        </Trans>
      </li>
      <li>
        <Trans>
          If it doesn’t reach us in time, the credit no longer counts: we email you a bill for what it took
          off, including tax, due within <Plural value={tradeInDueDays} one="# day" other="# days" />. Your
          order stays as it is.
        </Trans>
      </li>
      <li>
        <Trans>
          If we cancel your order, or you return the new probe, we refund what you paid and send your old
          probe back.
        </Trans>
      </li>
    </ul>
  );
}
