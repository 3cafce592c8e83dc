import { useLazyPart } from '../../i18n/lazy-parts.ts';

const load = () => import('./refused-adding.tsx');

/** What explains why the shop refused, loaded only then. */
export const useRefusedAdding = (isRefused: boolean) => useLazyPart('refused-adding', load, isRefused);
