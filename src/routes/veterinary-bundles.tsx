import type { Route } from './+types/veterinary-bundles.ts';
import { BundlesPage } from '../features/bundles/bundles-page.tsx';
import { loadBundles } from '../features/home/load-specialisation.ts';
import { ViewedList } from '../features/offers/viewed-list.tsx';

export const loader = (position: Route.LoaderArgs) => loadBundles('VETERINARY', position);

export default function VeterinaryBundles({ loaderData: { devices, viewed } }: Route.ComponentProps) {
  return (
    <>
      <ViewedList id="veterinary-bundles" items={viewed} />
      <BundlesPage market="VETERINARY" devices={devices} />
    </>
  );
}
