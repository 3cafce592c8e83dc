import { useLaterPart } from '../../i18n/later-parts.ts';

const load = () => import('./refused-adding.tsx');

/** What explains why the shop refused, loaded only then. */
export const useRefusedAdding = (isRefused: boolean) => useLaterPart('refused-adding', load, isRefused);
