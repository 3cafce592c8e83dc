import { data } from 'react-router';
import { NotFound } from '../features/error-screen/not-found.tsx';

/** The page for missing pages under an address of its own, where it responds 200 like every route. */
export const loader = () => data(null, { status: 200 });

export default NotFound;
