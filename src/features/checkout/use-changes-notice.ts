import { useLazyPart } from '../../i18n/lazy-parts.ts';

const load = () => import('./checkout-changes-notice.tsx');

/** What has changed since the buyer saw the review, loaded with the first press or else once something has. */
export const useChangesNotice = (isNeeded: boolean) => useLazyPart('checkout-changes-notice', load, isNeeded);
