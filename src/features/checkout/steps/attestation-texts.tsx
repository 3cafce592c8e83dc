import type { ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LegalAcknowledgement, TermsDocument } from '@sonde/machines/rules/checkout';
import { paths } from '../../../page/paths.ts';
import { useFormat, useShopLocale } from '../../../i18n/use-shop-locale.ts';
import { useOrderPrices } from '../../prices/use-order-prices.ts';
import type { LaterPayment } from '../use-later-payment.ts';
import { LaterRentalConsent, LaterTrialConsent } from './later-acknowledgements.tsx';
import { PaymentAuthorization } from './payment-authorization.tsx';

interface AttestationText {
  readonly label: ReactNode;
  /** The error if the box isn't ticked. */
  readonly missing: string;
}

/** The sentence of each acknowledgement. The renewal's includes price and term, as the law requires; dates only if the order is paid as it is placed. */
export function useAttestationText({
  checkout,
  isLater,
  method,
}: LaterPayment): (attestation: string) => AttestationText {
  const { t } = useLingui();
  const prices = useOrderPrices(checkout);
  const { taxNote } = prices;
  const locale = useShopLocale();
  const format = useFormat();
  const { membershipTerm: term } = checkout;
  const price = term?.price ? prices.amount(term.price) : '';
  const years = (term?.months ?? 12) / 12;
  const trialEnd = term?.trialDays ? format.longDay(term.lastDay) : '';
  const chargeDay = term ? format.longDay(term.nextTermDay) : '';
  const committedDay = term?.commitment ? format.longDay(term.commitment.lastDay) : '';
  const linkOf = (name: TermsDocument) => {
    const terms = checkout.requiredTerms.find((required) => required.name === name);
    return terms && paths.termsVersion(locale, terms);
  };
  const masterLink = linkOf('MASTER_TERMS');
  const rentalLink = linkOf('RENTAL_TERMS');

  const trialConsent = isLater ? (
    <LaterTrialConsent checkout={checkout} />
  ) : (
    t`I agree that after my free trial, which ends on ${trialEnd}, I’m charged ${price} ${taxNote} on ${chargeDay} and then ${plural(years, { one: 'every year', other: 'every # years' })} until I cancel. I can cancel anytime before the next payment, in my account or by phone or email.`
  );
  const rentalConsent = isLater ? (
    <LaterRentalConsent checkout={checkout} />
  ) : (
    t`I agree to pay ${price} ${taxNote} every month for at least ${plural(term?.commitment?.months ?? 1, { one: '# month', other: '# months' })}, through ${committedDay}, and then every month until I end the rental.`
  );

  const texts: Readonly<Record<LegalAcknowledgement, AttestationText>> = {
    LICENSED: {
      label: t`I’m a licensed practitioner or am ordering for an organization that employs one.`,
      missing: t`Confirm that you’re a licensed practitioner or are ordering for an organization that employs one`,
    },
    PROBE_ONLY: {
      label: t`I understand that this order is for a probe only, without a membership.`,
      missing: t`Confirm that you’re ordering a probe without a membership`,
    },
    RENEWAL: {
      label: trialEnd
        ? trialConsent
        : t`I agree that the membership renews ${plural(years, { one: 'every year', other: 'every # years' })} at ${price} ${taxNote} until I cancel it. I can cancel anytime before the next payment, in my account or by phone or email.`,
      missing: t`Confirm that you agree to the membership renewal`,
    },
    RENTAL_PAYMENT: {
      label: rentalConsent,
      missing: t`Confirm the rental payments`,
    },
    PAYMENT_AUTHORIZATION: {
      label: <PaymentAuthorization required={checkout.requiredAttestations} method={method} />,
      missing: t`Authorize the payment`,
    },
    ACKNOWLEDGE_AMBASSADOR_THIRD_PARTY: {
      label: t`I understand that the person who gave me the code is paid for it.`,
      missing: t`Confirm that you know the partner is paid for this code`,
    },
    TERMS_AND_CONDITIONS: {
      label: rentalLink ? (
        <Trans>
          I agree to the{' '}
          <a href={masterLink} target="_blank" rel="noreferrer">
            terms and conditions
          </a>{' '}
          and the{' '}
          <a href={rentalLink} target="_blank" rel="noreferrer">
            rental terms
          </a>
          .
        </Trans>
      ) : (
        <Trans>
          I agree to the{' '}
          <a href={masterLink} target="_blank" rel="noreferrer">
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
