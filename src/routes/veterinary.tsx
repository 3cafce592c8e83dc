import type { Route } from './+types/veterinary.ts';
import { loadSpecialisation } from '../features/home/load-specialisation.ts';
import { SpecialisationPage } from '../features/home/specialisation-page.tsx';

export const loader = (position: Route.LoaderArgs) => loadSpecialisation('VETERINARY', position);

export default function Veterinary({ loaderData }: Route.ComponentProps) {
  return <SpecialisationPage market="VETERINARY" {...loaderData} />;
}
