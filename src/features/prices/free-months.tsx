import { Plural, Trans } from '@lingui/react/macro';
import type { NextRenewal } from '@sonde/machines/account';
import { useMembershipPrice } from './use-membership-price.ts';

/** What referral credit takes off the next charge, on a line of its own; empty without credit. */
export function FreeMonths({ renewal: { price, freeMonths } }: { readonly renewal: NextRenewal }) {
  const { amount } = useMembershipPrice();
  if (freeMonths === 0) return null;
  const whole = amount(price);
  return (
    <>
      <br />
      <Trans comment="Below what the next renewal charges: its full price, and the months that referral credit pays for">
        {whole} less <Plural value={freeMonths} one="# free month" other="# free months" />
      </Trans>
    </>
  );
}
