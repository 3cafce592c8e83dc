import { Trans, useLingui } from '@lingui/react/macro';
import { proChangeSteps } from '@sonde/machines/pro-custom-change';
import type { Route } from './+types/pro-custom-upgrade.ts';
import { loadShop } from '../features/catalogue/load-shop.ts';
import { proChangeCatalogue } from '../features/pro-custom-change/pro-change-catalogue.ts';
import { ProChangePage } from '../features/pro-custom-change/pro-change-page.tsx';

/** An active plan becomes a Pro plan, or grows within one. The address names a step. */
export async function loader(position: Route.LoaderArgs) {
  const { step: segment } = position.params;
  const step = segment === undefined ? 'features' : proChangeSteps.stepAt(segment);
  if (step === null) throw new Response(null, { status: 404 });
  return { ...proChangeCatalogue(await loadShop(position)), sold: [], lower: {}, step };
}

export default function ProCustomUpgrade({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Upgrade with Pro – Sonde`}</title>
      <ProChangePage title={<Trans>Upgrade with Pro</Trans>} data={{ ...loaderData, direction: 'UPGRADE' }} />
    </>
  );
}
