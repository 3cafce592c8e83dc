import { loadLazyPart, useLazyPart } from '../../../i18n/lazy-parts.ts';

const name = 'refusal-notice';

const load = () => import('../refusal-notice.tsx');

/** Preloads what the shop's refusals say, while a request that may be refused is under way. */
export function prepareRefusalNotice(): void {
  void loadLazyPart(name, load).catch(() => undefined);
}

/** What the shop's refusals say, loaded once the shop has refused something. */
export const useRefusalNotice = (isRefused: boolean) => useLazyPart(name, load, isRefused);
