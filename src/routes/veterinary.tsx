import { data } from 'react-router';
import type { Route } from './+types/veterinary.ts';
import { loadSpecialisation } from '../features/home/load-specialisation.ts';
import { SpecialisationPage } from '../features/home/specialisation-page.tsx';
import { loadAnswers, untilDeliveryChanges } from '../features/terms/load-answers.ts';
import { earlierExpiry } from '../page/expiry.ts';

export async function loader(position: Route.LoaderArgs) {
  const now = new Date();
  const [offered, trust] = await Promise.all([
    loadSpecialisation('VETERINARY', position),
    loadAnswers(position),
  ]);
  return data({ ...offered, ...trust }, { headers: untilDeliveryChanges(trust, now) });
}

/** How long a cache may keep the page; read by `server/web/pages.ts`. */
export const headers = ({ parentHeaders, loaderHeaders }: Route.HeadersArgs) =>
  earlierExpiry(parentHeaders, loaderHeaders);

export default function Veterinary({ loaderData }: Route.ComponentProps) {
  return <SpecialisationPage market="VETERINARY" {...loaderData} />;
}
