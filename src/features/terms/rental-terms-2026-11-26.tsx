import { Trans } from '@lingui/react/macro';

/** The terms of renting a probe, in the version of 26 November 2026. A change of their sense is another version. */
export function RentalTerms20261126() {
  return (
    <>
      <p>
        <Trans>
          These terms apply if you rent a veterinary probe, in addition to our terms and conditions. Where the
          two differ, these apply.
        </Trans>
      </p>
      <section>
        <h2>
          <Trans>Who can rent</Trans>
        </h2>
        <p>
          <Trans>
            We rent probes to veterinary practices in the United States, for use on animals only. The rental
            is for one probe and includes its membership.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>How long you rent</Trans>
        </h2>
        <p>
          <Trans>
            The rental starts on the day of your order and lasts at least the number of months that your order
            states. That time ends on the same day of the month, or on the last day of a month that has no
            such day. After it, the rental continues by the month until you end it.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>What you pay</Trans>
        </h2>
        <p>
          <Trans>
            You pay the first month with your order and each further month on its first day, at the price in
            your order plus sales tax. The price doesn’t change during the months that you’re committed to. We
            charge the payment method that you save, and email you 7 days before.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>If a payment fails</Trans>
        </h2>
        <p>
          <Trans>
            We email you and try again after 1, 3, 7 and 14 days. You can use the probe until then. If the
            last attempt fails, the rental ends.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Ending the rental</Trans>
        </h2>
        <p>
          <Trans>
            Once the months that you’re committed to are over, you can end the rental in your account before
            any payment. If you leave earlier, you pay for the months that are left, in one payment whose
            amount we show you first. You keep the probe and its membership until those months are over.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>The probe</Trans>
        </h2>
        <p>
          <Trans>
            The probe stays ours. We replace it at no cost if it has a defect. When the rental ends, call us
            and we’ll email you a prepaid label to send it back.
          </Trans>
        </p>
      </section>
    </>
  );
}
