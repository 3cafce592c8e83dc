import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Checkout, isTrialRenewalForbidden } from '@sonde/machines/cart';
import type { CheckoutEvent } from '@sonde/machines/checkout';
import { useFormat } from '../../../i18n/use-shop-locale.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useOrderPrices } from '../../prices/use-order-prices.ts';
import type { LaterPayment } from '../use-later-payment.ts';

interface RenewalChoiceProps {
  readonly checkout: Checkout;
  /** The buyer's choice that the shop hasn't saved yet; null for none. */
  readonly draft: boolean | null;
  /** Dates are known only if the order is paid as it is placed. */
  readonly later: LaterPayment;
  readonly send: (event: CheckoutEvent) => void;
}

/**
 * The checkbox for automatic renewal with all its consequences, before the card. Consumer law forbids ticking it for
 * the buyer. Where the law forbids that a trial renews, the reason. Empty if the membership can't renew, or always does.
 */
export function RenewalChoice({ checkout, draft, later, send }: RenewalChoiceProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { amount, taxNote } = useOrderPrices(checkout);
  const { membershipTerm: term, isAutoRenewalOffered, autoRenewal } = checkout;
  if (isTrialRenewalForbidden(checkout))
    return (
      <p>
        <Trans>
          In Quebec, the law doesn’t let a free trial continue as a paid membership. Yours ends by itself, and
          you won’t be charged.
        </Trans>
      </p>
    );
  if (!isAutoRenewalOffered || term === null || term.price === null) return null;
  const price = amount(term.price);
  const lastDay = format.longDay(term.lastDay);
  const day = format.longDay(term.nextTermDay);
  const years = term.months / 12;
  const { trialDays } = term;
  const paidHint = t`Your membership is paid through ${lastDay}. If you check this box, we’ll save your payment method and charge it ${price} ${taxNote} on ${day}, then ${plural(years, { one: 'every year', other: 'every # years' })}. You can turn this off anytime in your account. Otherwise your membership ends, and you won’t be charged again.`;
  const trialHint = t`Your trial is free through ${lastDay}. If you check this box, we’ll save your payment method and charge it ${price} ${taxNote} on ${day}, then ${plural(years, { one: 'every year', other: 'every # years' })} until you cancel. Cancel by ${lastDay} in your account or by phone or email, and you won’t be charged. Otherwise your trial ends by itself, and you won’t be charged.`;
  const hint = trialDays === null ? paidHint : trialHint;
  return (
    <Checkbox
      name="autoRenewal"
      label={
        trialDays === null
          ? t`Renew my membership automatically`
          : t`Continue with a paid membership after my trial`
      }
      hint={later.isLater ? later.part && <later.part.LaterRenewalHint checkout={checkout} /> : hint}
      checked={draft ?? autoRenewal}
      onChange={(isAutomatic) => send({ type: 'renewal.chosen', isAutomatic })}
    />
  );
}
