import type { Route } from './+types/veterinary-bundles.ts';
import { BundlesPage } from '../features/bundles/bundles-page.tsx';
import { loadBundles } from '../features/home/load-specialisation.ts';

export const loader = (position: Route.LoaderArgs) => loadBundles('VETERINARY', position);

export default function VeterinaryBundles({ loaderData }: Route.ComponentProps) {
  return <BundlesPage market="VETERINARY" devices={loaderData} />;
}
