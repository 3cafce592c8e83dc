import { Trans } from '@lingui/react/macro';
import { taxTerritories } from '@sonde/machines/rules/addresses';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { publicPages } from '../../page/public-pages.ts';
import { useShippingNote } from '../address/use-shipping-note.ts';
import { TradeInTerms } from '../trade-in-terms/trade-in-terms.tsx';
import type { ShippingRate } from './load-shipping-rates.ts';
import { ShippingRates } from './shipping-rates.tsx';
import { YourData } from './your-data.tsx';

/** The terms of every sale, in the version of 26 November 2026. A change of their sense is another version. */
export function MasterTerms20261126({ rates }: { readonly rates: readonly ShippingRate[] }) {
  const { country } = useShopLocale();
  const shippingNote = useShippingNote(
    taxTerritories.filter((territory) => territory.country === country && !territory.served),
  );
  return (
    <>
      <p>
        <Trans>
          These terms apply to every order in this shop. They’re written to be read. Where a word could mean
          two things, the meaning that’s better for you applies.
        </Trans>
      </p>
      <section>
        <h2>
          <Trans>The order</Trans>
        </h2>
        <p>
          <Trans>
            You place your order with the button below the review. The contract is formed when we show you the
            order number. If we find that a price was wrong, we’ll ask you before we charge anything.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Who may buy a probe</Trans>
        </h2>
        <p>
          <Trans>
            Probes for human medicine are sold to licensed practitioners and to organizations that employ
            them. You confirm this during checkout. Veterinary probes are sold for use on animals only.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Prices and tax</Trans>
        </h2>
        <p>
          <Trans>
            Prices in the United States and Canada are shown before sales tax, which is estimated from the
            complete shipping address. In all other countries, prices include the tax shown next to them. You
            pay the total shown in the review step.
          </Trans>
        </p>
      </section>
      <section id="cancellation">
        <h2>
          <Trans>Membership and renewal</Trans>
        </h2>
        <p>
          <Trans>
            A membership runs for the term you chose. If you chose automatic renewal, it renews for the same
            term at the price you were shown. We’ll email you 30 days before it renews. You can cancel anytime
            before the renewal date and keep access until the term ends.
          </Trans>
        </p>
      </section>
      <section id="shipping">
        <h2>
          <Trans>Shipping</Trans>
        </h2>
        <Stack gap={3}>
          <p>
            {shippingNote}{' '}
            <Trans>
              The delivery date is an estimate. If we miss it by more than a week, you can cancel at no cost.
            </Trans>
          </p>
          <ShippingRates rates={rates} />
        </Stack>
      </section>
      <section id="returns">
        <h2>
          <Trans>Returns</Trans>
        </h2>
        <p>
          <Trans>
            Return anything within 30 days of delivery for a full refund, including tax and standard shipping.
            Call us and we’ll email you a prepaid label.
          </Trans>
        </p>
      </section>
      <section id="warranty">
        <h2>
          <Trans>Warranty</Trans>
        </h2>
        <p>
          <Trans>
            Every probe has a one-year warranty against defects in materials and workmanship. An extended
            warranty lengthens it to two or three years and covers one case of accidental damage.
          </Trans>
        </p>
      </section>
      {publicPages.tradeIn.isIn(country) && <TradeInTerms />}
      <YourData />
    </>
  );
}
