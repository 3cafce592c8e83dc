import { data } from 'react-router';
import { NotFound } from '../features/error-screen/not-found.tsx';

/** The page that is shown for missing ones, under its own address: it is there, as every route of the shop is. */
export const loader = () => data(null, { status: 200 });

export default NotFound;
