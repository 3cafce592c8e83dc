import type { Route } from './+types/human.ts';
import { loadSpecialisation } from '../features/home/load-specialisation.ts';
import { SpecialisationPage } from '../features/home/specialisation-page.tsx';

export const loader = (position: Route.LoaderArgs) => loadSpecialisation('HUMAN', position);

export default function Human({ loaderData }: Route.ComponentProps) {
  return <SpecialisationPage market="HUMAN" {...loaderData} />;
}
