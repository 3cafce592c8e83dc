import type { Route } from './+types/error.ts';
import { ProblemPage } from '../features/error-screen/error-screen.tsx';

const errorIdShape = /^[\w-]{4,64}$/;

/** Where flows send a buyer whom they cannot help further; `?id=` carries the error's id. */
export function loader({ request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id');
  return { errorId: id && errorIdShape.test(id) ? id : null };
}

export default function ErrorPage({ loaderData }: Route.ComponentProps) {
  return <ProblemPage errorId={loaderData.errorId} />;
}
