import type { Route } from './+types/human-bundles.ts';
import { BundlesPage } from '../features/bundles/bundles-page.tsx';
import { loadBundles } from '../features/home/load-specialisation.ts';
import { ViewedList } from '../features/offers/viewed-list.tsx';

export const loader = (position: Route.LoaderArgs) => loadBundles('HUMAN', position);

export default function HumanBundles({ loaderData: { devices, viewed } }: Route.ComponentProps) {
  return (
    <>
      <ViewedList id="bundles" items={viewed} />
      <BundlesPage market="HUMAN" devices={devices} />
    </>
  );
}
