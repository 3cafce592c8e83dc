import type { Route } from './+types/human-bundles.ts';
import { BundlesPage } from '../features/bundles/bundles-page.tsx';
import { loadBundles } from '../features/home/load-specialisation.ts';

export const loader = (position: Route.LoaderArgs) => loadBundles('HUMAN', position);

export default function HumanBundles({ loaderData }: Route.ComponentProps) {
  return <BundlesPage market="HUMAN" devices={loaderData} />;
}
