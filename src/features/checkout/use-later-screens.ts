import { createContext, use, useEffect, useState } from 'react';
import { withPatience } from '../../browser/lazy-import.ts';
import { loadPart } from '../../i18n/texts.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type * as laterScreens from './later-screens.tsx';

type LaterScreens = typeof laterScreens;

/** Once loaded, they stay loaded until the page is left. */
let loaded: LaterScreens | null = null;

/** For the server, which always has them. */
export function provideLaterScreens(screens: LaterScreens): void {
  loaded = screens;
}

/** Whether the server rendered any of them, which the browser then hydrates. */
export const AreLaterScreensServed = createContext(false);

/** The screens after the first step, with their texts. */
export async function loadLaterScreens(): Promise<LaterScreens> {
  loaded ??= await loadPart('later-screens', () => import('./later-screens.tsx'));
  return loaded;
}

/** The screens after the first step, and the module that restores a flow, once loaded; throws otherwise. */
export function loadedLaterScreens(): LaterScreens {
  if (loaded === null) throw new Error('The later screens are not loaded.');
  return loaded;
}

/** Preloads the screens after the first step. A failure is reported only when they are needed. */
export function prepareLaterScreens(): void {
  void loadLaterScreens().catch(() => undefined);
}

/** Tells every waiting view to load the screens again. */
const retries = new EventTarget();

/** Loads the screens again after a failure, for whoever doesn't wait until the network is back. */
export function askForLaterScreens(): void {
  retries.dispatchEvent(new Event('asked'));
}

/** The screens after the first step: loaded, loading, or failed until the network is back or they are asked for. */
export function useLaterScreens(areNeeded: boolean): LaterScreens | 'on their way' | 'lost' {
  const areServed = use(AreLaterScreensServed);
  const isHydrated = useHydrated();
  const [screens, setScreens] = useState<LaterScreens | 'on their way' | 'lost'>(
    () => (areServed || isHydrated ? loaded : null) ?? 'on their way',
  );
  const isAsked = areNeeded && typeof screens === 'string';
  useEffect(() => {
    if (!isAsked) return undefined;
    const done = new AbortController();
    const ask = () => {
      withPatience(loadLaterScreens()).then(
        (module) => {
          if (!done.signal.aborted) setScreens(module);
        },
        () => {
          if (!done.signal.aborted) setScreens('lost');
        },
      );
    };
    ask();
    addEventListener('online', ask, { signal: done.signal });
    retries.addEventListener('asked', ask, { signal: done.signal });
    return () => done.abort();
  }, [isAsked]);
  return screens;
}
