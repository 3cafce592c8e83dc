import { data } from 'react-router';
import { NotFound } from '../features/error-screen/not-found.tsx';

/** Any unknown address under a country and language. */
export const loader = () => data(null, { status: 404 });

export default NotFound;
