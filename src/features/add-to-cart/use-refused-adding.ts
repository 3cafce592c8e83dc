import { useLaterPart } from '../../i18n/use-later-part.ts';

const load = () => import('./refused-adding.tsx');

/** What explains why the shop refused, loaded only then; null before. */
export const useRefusedAdding = (isRefused: boolean) => useLaterPart('refused-adding', load, isRefused);
