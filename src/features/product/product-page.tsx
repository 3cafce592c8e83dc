import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { changeSelection, selectionLines } from '@sonde/machines/rules/selection';
import { optionStates, selectionProblems } from '@sonde/machines/rules/selection-options';
import type { Selection } from '@sonde/machines/rules/selection.types';
import { isProductLineSold } from '@sonde/machines/rules/country-permissions';
import { marketOf } from '@sonde/machines/rules/product-lines';
import type { Currency } from '@sonde/machines/rules/money';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import { PageLinks } from '../search-engines/page-links.tsx';
import { ProductData } from '../search-engines/product-data.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { DeviceFacts } from './device-facts.tsx';
import { Gallery } from './gallery.tsx';
import { PriceToday } from './price-today.tsx';
import type { ProductOffers } from './product-offers.ts';
import { Reassurances } from './reassurances.tsx';
import { SelectionForm } from './selection-form.tsx';
import { SelectionSummary } from './selection-summary.tsx';
import { useSelection } from './use-selection.ts';
import { selectionPrice } from './selection-price.ts';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import styles from './product-page.module.css';

interface ProductPageProps {
  readonly offers: ProductOffers;
  readonly segments: readonly (string | undefined)[];
  readonly today: string;
}

/** A probe with everything that can be chosen with it. What is chosen is the address of the page. */
export function ProductPage({ offers, segments, today }: ProductPageProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const [selection, select] = useSelection(segments, offers);

  const device = offers.devices.find(({ slug }) => slug === selection.device);
  const details = offers.details[selection.device];
  if (!device || !details) throw new Error(`The catalogue has no ${selection.device}.`);

  const choose = (choice: Partial<Selection>) => select(changeSelection(selection, choice, offers));
  const price = selectionPrice(selection, offers, locale.currency as Currency, today);
  const problems = selectionProblems(selection, offers, locale.country);
  const isVeterinary = marketOf(device.productLine) === 'VETERINARY';

  const todayAmount = <Price price={price.today} cents="if-any" />;
  const renewalAmount = price.renewal && <Price price={price.renewal.price} cents="if-any" />;

  return (
    <div data-market={isVeterinary ? 'vet' : undefined}>
      <Section space="tight">
        <title>{t`${details.name} – Sonde`}</title>
        <meta name="description" content={details.description} />
        <PageLinks
          page={`product/${device.slug}/`}
          isIn={(country) => isProductLineSold(country, device.productLine)}
        />
        <ProductData details={details} price={price.today} />
        <Container>
          <div className={styles.columns}>
            <div className={styles.name}>
              <h1>
                <OwnDirection text={details.name} />
              </h1>
              <p>
                <OwnDirection text={details.description} />
              </p>
            </div>
            <div className={styles.gallery}>
              <Gallery pictures={details.pictures} connector={selection.connector} />
            </div>
            <div className={styles.form}>
              <SelectionForm
                selection={selection}
                options={optionStates(selection, offers, locale.country)}
                offers={offers}
                onChoose={choose}
              />
            </div>
            <section className={styles.buy} aria-labelledby="what-you-pay">
              <Stack gap={3}>
                <h2 id="what-you-pay" className={styles.heading}>
                  <Trans>What you pay</Trans>
                </h2>
                <SelectionSummary selection={selection} offers={offers} />
                <PriceToday price={price} />
                <Reassurances warranty={selection.warranty} />
              </Stack>
              <ActionBar
                action={
                  <AddToCart lines={selectionLines(selection, offers)} problem={problems[0]} isPrimary>
                    <Trans>Add to cart</Trans>
                  </AddToCart>
                }
              >
                <span className={styles.barPrice}>
                  <Trans>
                    <strong>{todayAmount}</strong> today
                  </Trans>
                  , <TaxNote />
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
      <DeviceFacts details={details} />
    </div>
  );
}
