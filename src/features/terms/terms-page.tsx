import { Trans, useLingui } from '@lingui/react/macro';
import { taxTerritories } from '@sonde/machines/rules/addresses';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { useShippingNote } from '../address/use-shipping-note.ts';
import { PageLinks } from '../search-engines/page-links.tsx';
import type { ShippingRate } from './load-shipping-rates.ts';
import { ShippingRates } from './shipping-rates.tsx';
import { YourData } from './your-data.tsx';

/** What buyer and seller agree on, in words that can be read before buying. */
export function TermsPage({ rates }: { readonly rates: readonly ShippingRate[] }) {
  const { t } = useLingui();
  const { country } = useShopLocale();
  const shippingNote = useShippingNote(
    taxTerritories.filter((territory) => territory.country === country && !territory.served),
  );
  return (
    <Section>
      <title>{t`Terms and conditions – Sonde`}</title>
      <PageLinks />
      <Container width="content">
        <Stack gap={6}>
          <h1>
            <Trans>Terms and conditions</Trans>
          </h1>
          <p>
            <Trans>
              These terms hold for every order in this shop. They are written to be read; where a word could
              mean two things, the meaning that is better for you counts.
            </Trans>
          </p>
          <section>
            <h2>
              <Trans>The order</Trans>
            </h2>
            <p>
              <Trans>
                You order by pressing the button under the review. The contract is made when we show you the
                order number. If we find out that a price was wrong, we ask you before anything is charged.
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
                them. During checkout you confirm that you are one. Veterinary probes are sold for animals
                only.
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
                complete shipping address. In all other countries they include the tax that is named beside
                them. You pay the total that the review shows.
              </Trans>
            </p>
          </section>
          <section id="cancellation">
            <h2>
              <Trans>Membership and renewal</Trans>
            </h2>
            <p>
              <Trans>
                A membership runs for the term that you chose and renews for the same term at the price that
                you were shown. We write to you 30 days before. You can cancel at any time until the day of
                renewal, and keep access until the term ends.
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
                  The delivery date is an estimate; if we miss it by more than a week, you may cancel at no
                  cost.
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
                You can return everything within 30 days after delivery for the full price, tax and standard
                shipping included. Call us; we send a label.
              </Trans>
            </p>
          </section>
          <section id="warranty">
            <h2>
              <Trans>Warranty</Trans>
            </h2>
            <p>
              <Trans>
                Every probe has a warranty of one year against faults in material and workmanship. An extended
                warranty lengthens it to two or three years and covers one accidental damage.
              </Trans>
            </p>
          </section>
          <YourData />
        </Stack>
      </Container>
    </Section>
  );
}
