import { data } from 'react-router';
import { NotFound } from '../features/error-screen/not-found.tsx';

/** The page that is shown for missing ones, under its own address: there it is no failure. */
export const loader = () => data(null, { status: 200 });

export default NotFound;
