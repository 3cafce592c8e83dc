import { useSearchParams } from 'react-router';
import { ProblemReport } from '../features/error-screen/error-screen.tsx';

const errorIdShape = /^[\w-]{4,64}$/;

/** Where flows send a buyer whom they cannot help further; `?id=` carries the error's id. */
export default function ErrorPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return <ProblemReport errorId={id && errorIdShape.test(id) ? id : null} />;
}
