import { useLaterPart } from '../../i18n/use-later-part.ts';

const load = () => import('./order-history.tsx');

/** The part of the account with the orders, loaded once someone is signed in; null before. */
export const useOrderHistory = (isNeeded: boolean) => useLaterPart('order-history', load, isNeeded);
