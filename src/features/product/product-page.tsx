import { marketAttribute } from '../../page/market-attribute.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  allInSelection,
  isProductLineSold,
  marketOf,
  type Selection,
  selectionPrice,
} from '@sonde/machines/rules/catalogue';
import { itemEvent, type PricedItem } from '@sonde/machines/rules/analytics';
import { VisitRecord } from '../../page/visit-record.tsx';
import { IslandPlace } from '../island/island-place.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import { paths } from '../../page/paths.ts';
import { subjectOfProduct } from '../../pictures/share-pictures.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { configuratorIsland } from './configurator.tsx';
import type { LinkedGift } from '../promotions/linked-promotion.ts';
import { PageLinks } from '../search-engines/page-links.tsx';
import { describedService } from '../search-engines/described-product.ts';
import { ProductData } from '../search-engines/product-data.tsx';
import { ComparedProbes } from './compared-probes.tsx';
import { DeviceFacts } from './device-facts.tsx';
import { PhoneCheckWords } from './phone-check-words.tsx';
import { soldBundle } from './sold-bundle.ts';
import { ZoomDialog } from './zoom-dialog.tsx';
import { RentalLink } from '../offers/rental-link.tsx';
import { selectionOffers, type ProductOffers } from '../offers/product-offers.ts';
import { ownValue } from '@sonde/machines/rules/texts';

interface ProductPageProps {
  readonly offers: ProductOffers;
  /** The selection in the address. */
  readonly selection: Selection;
  /** What the page shows, as items of an event. */
  readonly viewed: readonly PricedItem[];
  /** ISO date in the shop's time zone. */
  readonly today: string;
  /** The free items of a link's code; null without one. */
  readonly gift: LinkedGift | null;
  /** When an order placed now arrives; null if that isn't known before the checkout. */
  readonly delivery: DeliveryPreview | null;
}

/** A probe with all its options. The selection is in the page's address. */
export function ProductPage({ offers, selection, viewed, today, gift, delivery }: ProductPageProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const device = offers.devices.find(({ slug }) => slug === selection.device);
  const details = ownValue(offers.details, selection.device);
  if (!device || !details) throw new Error(`The catalog has no ${selection.device}.`);
  const price = selectionPrice(selection, offers, today);
  const soldBundles = soldBundle(selection, offers, locale, price.today);
  return (
    <div data-market={marketAttribute(marketOf(device.productLine))}>
      <title>{t`${details.name}: handheld ultrasound – Sonde`}</title>
      <meta name="description" content={details.description} />
      <PageLinks
        page={`product/${device.slug}/`}
        isIn={(country) => isProductLineSold(country, device.productLine)}
        about={subjectOfProduct(device.slug)}
      />
      {soldBundles.length > 0 && (
        <ProductData
          product={{
            name: details.name,
            description: details.description,
            pictures: details.pictures.map(({ url }) => url),
            offers: soldBundles,
            service: describedService(delivery, today, details.returnDays),
          }}
        />
      )}
      <VisitRecord event={itemEvent('view_item', viewed)} />
      <PhoneCheckWords />
      <ZoomDialog />
      <IslandPlace
        island={configuratorIsland}
        data={{
          offers: selectionOffers(offers),
          pictures: details.pictures,
          phones: details.phones,
          today,
          gift,
          delivery,
        }}
      />
      {allInSelection(device, null, offers) && (
        <Section space="tight">
          <Container>
            <Stack gap={3}>
              <p>
                <a href={paths.productAllIn(locale, device.slug)}>
                  <Trans comment="{name}: a probe">{details.name}, all-in: everything in one bundle</Trans>
                </a>
              </p>
              <RentalLink market={marketOf(device.productLine)} />
            </Stack>
          </Container>
        </Section>
      )}
      <DeviceFacts details={details} sheet={paths.specificationSheet(locale, device.slug)} />
      <ComparedProbes offers={offers} shown={device.slug} />
    </div>
  );
}
