import { useLingui } from '@lingui/react/macro';
import { productSteps } from '@sonde/machines/product-flow';
import { marketNamed } from '@sonde/machines/rules/catalogue';
import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/all-in.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { IslandPlace } from '../features/island/island-place.tsx';
import { productOffers, selectionOffers } from '../features/offers/product-offers.ts';
import { ViewedList, viewedProducts } from '../features/offers/viewed-list.tsx';
import { productFlowIsland } from '../features/product-flow/product-flow-flow.tsx';
import { PageLinks } from '../features/search-engines/page-links.tsx';
import { publicPages } from '../page/public-pages.ts';

/** A probe with everything is the beginning; each part is changed at its step of the address. `?market=vet` begins with a veterinary probe. */
export async function loader(position: Route.LoaderArgs) {
  const { countryCode, step: segment } = position.params;
  const step = segment === undefined ? 'device' : productSteps.stepAt(segment);
  if (step === null) throw new Response(null, { status: 404 });
  const shop = await loadShopFor(publicPages.allIn, position);
  const today = countryDay(countryCode.toUpperCase(), new Date());
  const offers = selectionOffers(productOffers(shop));
  const slugs = offers.devices.map(({ slug }) => slug);
  const viewed = step === 'device' ? viewedProducts(shop, slugs) : [];
  const market = marketNamed(new URL(position.request.url).searchParams.get('market'));
  return { flow: { page: 'allIn' as const, offers, step, market, today }, viewed };
}

export default function AllInRoute({ loaderData: { flow, viewed } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`All-in: everything in one bundle – Sonde`}</title>
      <meta
        name="description"
        content={t`A probe, its membership, the longest warranty and a spare cable for one price. See what you save.`}
      />
      <PageLinks page="all-in/" />
      <ViewedList id="all-in" items={viewed} />
      <IslandPlace island={productFlowIsland} data={flow} />
    </>
  );
}
