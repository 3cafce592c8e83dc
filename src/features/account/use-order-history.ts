import { useLazyPart } from '../../i18n/lazy-parts.ts';

const load = () => import('./order-history.tsx');

/** The part of the account with the orders, loaded once someone is signed in. */
export const useOrderHistory = (isNeeded: boolean) => useLazyPart('order-history', load, isNeeded);
