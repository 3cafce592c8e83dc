import { useLingui } from '@lingui/react/macro';
import { proCustomSteps } from '@sonde/machines/pro-custom';
import { countryDay } from '@sonde/machines/rules/places';
import type { Route } from './+types/pro-custom.ts';
import { loadShopFor } from '../features/catalogue/load-shop.ts';
import { IslandPlace } from '../features/island/island-place.tsx';
import { proCatalogue } from '../features/pro-plan/pro-catalogue.ts';
import { proCustomIsland } from '../features/pro-custom/pro-custom-flow.tsx';
import { PageLinks } from '../features/search-engines/page-links.tsx';
import { publicPages } from '../page/public-pages.ts';

/** A Pro plan is put together here, from what the country sells. `?market=vet` asks for the veterinary one. */
export async function loader(position: Route.LoaderArgs) {
  const { countryCode, step: segment } = position.params;
  const step = segment === undefined ? 'probe' : proCustomSteps.stepAt(segment);
  if (step === null) throw new Response(null, { status: 404 });
  const asked = new URL(position.request.url).searchParams.get('market');
  const market = asked === null ? null : asked === 'vet' ? ('VETERINARY' as const) : ('HUMAN' as const);
  const shop = await loadShopFor(publicPages.proCustom, position, market ?? undefined);
  return { ...proCatalogue(shop), step, market, today: countryDay(countryCode.toUpperCase(), new Date()) };
}

export default function ProCustomRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Build your Pro membership – Sonde`}</title>
      <meta
        name="description"
        content={t`Choose probes, features and members for your Pro membership, and see its price as you go.`}
      />
      <PageLinks page="pro-custom/" isIn={publicPages.proCustom.isIn} />
      <IslandPlace island={proCustomIsland} data={loaderData} />
    </>
  );
}
