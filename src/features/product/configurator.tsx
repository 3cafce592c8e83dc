import { Plural, Trans } from '@lingui/react/macro';
import {
  changeSelection,
  optionStates,
  selectionLines,
  selectionProblems,
} from '@sonde/machines/rules/catalogue';
import type { Currency } from '@sonde/machines/rules/money';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { Price } from '../prices/price.tsx';
import { PriceViewSwitch } from '../prices/price-view-switch.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import type { BroughtGift } from '../promotions/brought-promotion.ts';
import { AddToCart } from './add-to-cart.tsx';
import { Gallery } from './gallery.tsx';
import { PriceToday } from './price-today.tsx';
import type { OfferPicture, SelectionOffers } from './product-offers.ts';
import { Reassurances } from './reassurances.tsx';
import { SelectionForm } from './selection-form.tsx';
import { SelectionSummary } from './selection-summary.tsx';
import { useSelection } from './use-selection.ts';
import { selectionPrice } from './selection-price.ts';
import styles from './configurator.module.css';
import { ownValue } from '@sonde/machines/rules/texts';

export interface ConfiguratorProps {
  readonly offers: SelectionOffers;
  /** Of the probe. */
  readonly pictures: readonly OfferPicture[];
  /** ISO date of the shop's day. */
  readonly today: string;
  /** What a code that a link brought along gives; null without one. */
  readonly gift: BroughtGift | null;
}

/** A probe with everything that can be chosen with it, what that costs, and the button that buys it. */
export function Configurator({ offers, pictures, today, gift }: ConfiguratorProps) {
  const locale = useShopLocale();
  const [selection, select] = useSelection(offers);
  const details = ownValue(offers.details, selection.device);
  if (!details) throw new Error(`The catalogue has no ${selection.device}.`);

  const price = selectionPrice(selection, offers, locale.currency as Currency, today);
  const problems = selectionProblems(selection, offers, locale.country);
  const lines = selectionLines(selection, offers);
  const isOffered = problems.length === 0;
  const amount = <Price price={price.today} cents="if-any" />;
  const renewalAmount = price.renewal && <Price price={price.renewal.price} cents="if-any" />;

  return (
    <Section space="tight">
      <Container>
        <div className={styles.columns}>
          <div className={styles.choices}>
            <div className={styles.name}>
              <h1>
                <OwnDirection text={details.name} />
              </h1>
              <p>
                <OwnDirection text={details.description} />
              </p>
            </div>
            <div className={styles.gallery}>
              <Gallery pictures={pictures} connector={selection.connector} />
            </div>
            <div className={styles.form}>
              <SelectionForm
                selection={selection}
                options={optionStates(selection, offers, locale.country)}
                offers={offers}
                freeSkus={lines.some(({ sku }) => gift?.appliesTo.includes(sku)) ? gift?.gifts : undefined}
                onChoose={(choice) => select(changeSelection(selection, choice, offers))}
              />
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
              <SelectionSummary selection={selection} offers={offers} />
              {isOffered && <PriceToday price={price} />}
              <Reassurances warranty={selection.warranty} />
            </Stack>
            <ActionBar
              action={
                <AddToCart lines={lines} problem={problems[0]} isPrimary>
                  <Trans>Add to cart</Trans>
                </AddToCart>
              }
            >
              <span className={styles.barPrice} hidden={!isOffered}>
                <span>
                  <Trans>
                    <strong>{amount}</strong> today
                  </Trans>
                </span>{' '}
                <small>
                  <TaxNote />
                </small>
                {price.renewal && (
                  <small>
                    <Trans>
                      then {renewalAmount} every{' '}
                      <Plural value={price.renewal.months / 12} one="year" other="# years" />
                    </Trans>
                  </small>
                )}
              </span>
            </ActionBar>
          </section>
        </div>
      </Container>
    </Section>
  );
}
