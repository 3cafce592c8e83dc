import { Trans, useLingui } from '@lingui/react/macro';
import type { Route } from './+types/pro-custom-downgrade.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { ownerOffers } from '../features/offers/owner-offers.ts';
import { proChangeCatalogue } from '../features/pro-custom-change/pro-change-catalogue.ts';
import { ProChangePage } from '../features/pro-custom-change/pro-change-page.tsx';

/** A Pro plan becomes smaller when it renews, or gives way to a plan below it. */
export async function loader(position: Route.LoaderArgs) {
  const shop = await loadShop(position);
  const { sold, terms } = ownerOffers(shop);
  return { ...proChangeCatalogue(shop), sold, lower: terms };
}

export default function ProCustomDowngrade({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Remove features or members – Sonde`}</title>
      <ProChangePage
        title={<Trans>Remove features or members</Trans>}
        data={{ ...loaderData, step: 'features', direction: 'DOWNGRADE' }}
      />
    </>
  );
}
