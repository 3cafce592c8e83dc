import { createContext, use, useEffect, useState } from 'react';
import { withPatience } from '../../browser/lazy-import.ts';
import { loadPart } from '../../i18n/texts.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type * as laterScreens from './later-screens.tsx';

type LaterScreens = typeof laterScreens;

/** Once they are there, they are there for the life of the page. */
let loaded: LaterScreens | null = null;

/** For the server, which has all of them from the beginning. */
export function provideLaterScreens(screens: LaterScreens): void {
  loaded = screens;
}

/** Whether the server has drawn any of them, which the browser then takes over as they are. */
export const AreLaterScreensServed = createContext(false);

/** The screens after the first step, with their texts. */
export async function loadLaterScreens(): Promise<LaterScreens> {
  loaded ??= await loadPart('later-screens', () => import('./later-screens.tsx'));
  return loaded;
}

/** The screens after the first step and what restores a flow, where they have been loaded; fails where not. */
export function loadedLaterScreens(): LaterScreens {
  if (loaded === null) throw new Error('The later screens are not loaded.');
  return loaded;
}

/** Asks for the screens after the first step before they are needed; a failure is said when they are. */
export function prepareLaterScreens(): void {
  void loadLaterScreens().catch(() => undefined);
}

/** The screens after the first step: there, on their way, or lost with the network until it is back. */
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
    return () => done.abort();
  }, [isAsked]);
  return screens;
}
