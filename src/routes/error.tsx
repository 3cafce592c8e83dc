import type { Route } from './+types/error.ts';
import { ProblemPage } from '../features/error-screen/error-screen.tsx';

const errorIdShape = /^[\w-]{4,64}$/;

/** The error page to which flows send a buyer; `?id=` is the error's ID. */
export function loader({ request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id');
  return { errorId: id && errorIdShape.test(id) ? id : null };
}

export default function ErrorPage({ loaderData }: Route.ComponentProps) {
  return <ProblemPage errorId={loaderData.errorId} />;
}
