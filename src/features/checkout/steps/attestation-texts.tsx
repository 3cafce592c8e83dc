import type { ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Checkout } from '@sonde/machines/cart';
import type { LegalAcknowledgement } from '@sonde/machines/rules/checkout';
import { renewalOf } from '@sonde/machines/rules/plans';
import { paths } from '../../../page/paths.ts';
import { useShopLocale } from '../../../i18n/use-shop-locale.ts';
import { useOrderPrices } from '../../prices/use-order-prices.ts';

interface AttestationText {
  readonly label: ReactNode;
  /** What is said when the box is not ticked. */
  readonly missing: string;
}

/** The sentence of each acknowledgement; the renewal's names price and term, as it must. */
export function useAttestationText(checkout: Checkout): (attestation: string) => AttestationText {
  const { t } = useLingui();
  const prices = useOrderPrices(checkout);
  const { taxNote } = prices;
  const locale = useShopLocale();
  const renewal = renewalOf(checkout.lines);
  const price = renewal ? prices.amount(renewal.price) : '';
  const years = (renewal?.months ?? 12) / 12;

  const texts: Readonly<Record<LegalAcknowledgement, AttestationText>> = {
    LICENSED: {
      label: t`I am a licensed practitioner, or I order for an organization that employs one.`,
      missing: t`Confirm that you are licensed, or order for an organization that employs somebody who is`,
    },
    PROBE_ONLY: {
      label: t`I know that this order holds a probe alone, without a membership.`,
      missing: t`Confirm that you order a probe without a membership`,
    },
    RENEWAL: {
      label: t`I agree that the membership renews ${plural(years, { one: 'every year', other: 'every # years' })} for ${price} ${taxNote} until I cancel it. I can cancel until the next payment: a call or a message to Sonde is enough.`,
      missing: t`Confirm that the membership renews`,
    },
    RENTAL_PAYMENT: {
      label: t`I agree to the monthly payments of the rental until its term ends.`,
      missing: t`Confirm the payments of the rental`,
    },
    PAYMENT_AUTHORIZATION: {
      label: t`I allow Sonde to debit my account for this order.`,
      missing: t`Allow the debit of your account`,
    },
    ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY: {
      label: t`I know that the person who gave me the code is paid for it.`,
      missing: t`Confirm that you know about the partner’s code`,
    },
    TERMS_AND_CONDITIONS: {
      label: (
        <Trans>
          I agree to the{' '}
          <a href={paths.terms(locale)} target="_blank" rel="noreferrer">
            terms and conditions
          </a>
          .
        </Trans>
      ),
      missing: t`Agree to the terms and conditions`,
    },
  };
  return (attestation) => texts[attestation as LegalAcknowledgement];
}
