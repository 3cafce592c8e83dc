import { useLazyPart } from '../../../i18n/lazy-parts.ts';

const load = () => import('../../trade-in-terms/trade-in-terms.tsx');

/** What an order with a trade-in agrees to, loaded only for such orders. */
export const useTradeInTerms = (isNeeded: boolean) => useLazyPart('trade-in-terms', load, isNeeded);
