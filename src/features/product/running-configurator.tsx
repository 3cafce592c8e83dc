import { useCallback } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Configuration, ConfiguratorEvent } from '@sonde/machines/configurator';
import { deviceOffer, marketOf, selectionPrice } from '@sonde/machines/rules/catalogue';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { PriceOfValidNumbers } from '../prices/price-of-valid-numbers.tsx';
import { Price } from '../prices/price.tsx';
import { PriceViewSwitch } from '../prices/price-view-switch.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import type { LinkedGift } from '../promotions/linked-promotion.ts';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { BundleDrawings } from '../offers/bundle-drawings.tsx';
import { SalesLink } from '../catalogue/sales-link.tsx';
import { isSoldBySales } from '../catalogue/unavailable-texts.ts';
import { AddToCart } from '../add-to-cart/add-to-cart.tsx';
import { Gallery } from './gallery.tsx';
import { PriceToday } from '../offers/price-today.tsx';
import type { OfferPicture, SelectionOffers } from '../offers/product-offers.ts';
import { Reassurances } from './reassurances.tsx';
import { SelectionForm } from './selection-form.tsx';
import { SelectionSummary } from '../offers/selection-summary.tsx';
import styles from './configurator.module.css';
import { ownValue } from '@sonde/machines/rules/texts';

export interface ConfiguratorOffers {
  readonly offers: SelectionOffers;
  /** The probe's pictures. */
  readonly pictures: readonly OfferPicture[];
  /** The phones that it fits, in the catalog's words; null if it doesn't say. */
  readonly phones: string | null;
  /** ISO date in the shop's time zone. */
  readonly today: string;
  /** The free items of a link's code; null without one. */
  readonly gift: LinkedGift | null;
  /** When an order placed now arrives; null if that isn't known before the checkout. */
  readonly delivery: DeliveryPreview | null;
}

interface RunningConfiguratorProps extends ConfiguratorOffers {
  readonly configuration: Configuration;
  readonly send: (event: ConfiguratorEvent) => void;
}

/** A probe with all its options, their price, and the button that adds it to the cart. */
export function RunningConfigurator({
  configuration,
  send,
  offers,
  pictures,
  phones,
  today,
  gift,
  delivery,
}: RunningConfiguratorProps) {
  const letAddAgain = useCallback(() => send({ type: 'page.returned' }), [send]);
  const { selection, options, lines, reason, picture, adding } = configuration;
  const details = ownValue(offers.details, selection.device);
  if (!details) throw new Error(`The catalog has no ${selection.device}.`);

  const price = selectionPrice(selection, offers, today);
  const isOffered = reason === null;
  const amount = <Price price={price.today} cents="if-any" />;

  return (
    <Section space="tight">
      <Container>
        <div className={styles.columns}>
          <div className={styles.choices}>
            <div className={styles.name}>
              <h1>
                <NoBreakWords text={details.name} />
              </h1>
              <p>
                <OwnDirection text={details.description} />
              </p>
            </div>
            <div className={styles.gallery}>
              <Gallery
                pictures={pictures}
                connector={selection.connector}
                chosen={picture}
                onChoose={(other) => send({ type: 'picture.chosen', picture: other })}
              />
            </div>
            <div className={styles.form}>
              <SelectionForm
                selection={selection}
                options={options}
                offers={offers}
                freeSkus={lines.some(({ sku }) => gift?.appliesTo.includes(sku)) ? gift?.gifts : undefined}
                send={send}
              />
              <BundleDrawings selection={selection} offers={offers} />
            </div>
          </div>
          <section className={styles.buy} aria-labelledby="what-you-pay">
            <Stack gap={3}>
              <Cluster gap={3} justify="between">
                <h2 id="what-you-pay" className={styles.heading}>
                  <Trans>What you pay</Trans>
                </h2>
                <PriceViewSwitch />
              </Cluster>
              <PriceOfValidNumbers>
                <SelectionSummary selection={selection} offers={offers} />
                {isOffered && <PriceToday price={price} />}
              </PriceOfValidNumbers>
            </Stack>
            <ActionBar
              isInColumn
              action={
                <AddToCart
                  adding={adding}
                  problem={reason}
                  problemLink={
                    reason !== null &&
                    isSoldBySales[reason] && (
                      <SalesLink market={marketOf(deviceOffer(selection.device, offers).productLine)} />
                    )
                  }
                  isPrimary
                  onAdd={() => send({ type: 'choice.submitted' })}
                  onReturn={letAddAgain}
                >
                  <Trans>Add to cart</Trans>
                </AddToCart>
              }
            >
              <PriceOfValidNumbers otherwise={null}>
                <span className={styles.barPrice} hidden={!isOffered}>
                  <span>
                    <Trans>
                      <strong>{amount}</strong> today
                    </Trans>
                  </span>{' '}
                  <small>
                    <TaxNote />
                  </small>
                </span>
              </PriceOfValidNumbers>
            </ActionBar>
            <Reassurances
              warranty={selection.warranty}
              connector={selection.connector}
              phones={phones}
              delivery={delivery}
            />
          </section>
        </div>
      </Container>
    </Section>
  );
}
