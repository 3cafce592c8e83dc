import { isDemoVideoSlug } from '@sonde/machines/rules/leads';
import { DemoVideoPage } from '../features/demo-videos/demo-video-page.tsx';
import type { Route } from './+types/demo-video.ts';

/** `/form/demo-video/msk/watch/`: what the form of a video opens. */
export function loader({ params }: Route.LoaderArgs) {
  const slug = `demo-video/${params.video}`;
  if (!isDemoVideoSlug(slug)) throw new Response(null, { status: 404 });
  return { slug };
}

export default function DemoVideoRoute({ loaderData }: Route.ComponentProps) {
  return <DemoVideoPage {...loaderData} />;
}
