import { useLaterPart } from '../../i18n/later-parts.ts';

const load = () => import('./order-history.tsx');

/** The part of the account with the orders, loaded once someone is signed in. */
export const useOrderHistory = (isNeeded: boolean) => useLaterPart('order-history', load, isNeeded);
