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
        <Trans>Trade-in terms</Trans>
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
          The credit comes off the price of one new probe, up to the full price. It can’t be paid out in cash.
        </Trans>
      </li>
      <li>
        <Trans>
          You can use one code per order, and a trade-in counts as one. If a voucher or referral code saves
          you more, you can switch before you order. Your trade-in stays valid.
        </Trans>
      </li>
      <li>
        <Trans>
          You can trade in each probe once. Order within{' '}
          <Plural value={tradeInValidDays} one="# day" other="# days" /> of registering it. After that, the
          registration expires and you can register the probe again.
        </Trans>
      </li>
      <li>
        <Trans>
          Your old probe must reach us within <Plural value={tradeInReturnDays} one="# day" other="# days" />{' '}
          of your order. You pay the postage. The probe then belongs to us, and we’ll erase anything stored on
          it.
        </Trans>
      </li>
      <li>
        <Trans>
          If it doesn’t reach us in time, you lose the credit. We’ll email you a bill for that amount,
          including tax, due within <Plural value={tradeInDueDays} one="# day" other="# days" />. Your order
          doesn’t change.
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
