import { data } from 'react-router';
import { NotFound } from '../features/error-screen/not-found.tsx';

/** Any address under a country and language that no route knows. */
export const loader = () => data(null, { status: 404 });

export default NotFound;
