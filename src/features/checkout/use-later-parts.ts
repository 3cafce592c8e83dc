import { createContext, use, useEffect, useState } from 'react';
import type { CheckoutStepId } from '@sonde/machines/checkout';
import { withPatience } from '../../browser/lazy-import.ts';
import { loadPart } from '../../i18n/texts.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';

/** What is loaded after the first screen, with its texts. */
const loaders = {
  'organization-screens': () => import('./organization-screens.tsx'),
  'delivery-screens': () => import('./delivery-screens.tsx'),
  'payment-screens': () => import('./payment-screens.tsx'),
  'review-screens': () => import('./review-screens.tsx'),
  restoring: () => import('./restoring.ts'),
};

export type PartName = keyof typeof loaders;

export type LaterParts = { readonly [Name in PartName]: Awaited<ReturnType<(typeof loaders)[Name]>> };

/** A part with the screen of a step. */
export type StepPart = 'delivery-screens' | 'payment-screens' | 'review-screens';

const partOfStep: Readonly<Record<CheckoutStepId, StepPart | null>> = {
  contact: null,
  'shipping.address': null,
  'shipping.method': 'delivery-screens',
  'billing.address': 'payment-screens',
  payment: 'payment-screens',
  review: 'review-screens',
};

/** The part with a step's screen; null for the first screen, which is always there. */
export const partAt = (step: CheckoutStepId | null): StepPart | null => step && partOfStep[step];

/** Once loaded, they stay loaded until the page is left. */
let loaded: Partial<LaterParts> = {};

/** For the server, which always has the parts with views. */
export function provideLaterParts(parts: Partial<LaterParts>): void {
  loaded = parts;
}

/** The parts that hydration may use: those that the server rendered, and those without views. */
export const ServedParts = createContext<readonly PartName[]>([]);

/** Loads a part. */
export async function loadLaterPart<Name extends PartName>(name: Name): Promise<LaterParts[Name]> {
  const part = loaded[name] ?? (await loadPart<LaterParts[PartName]>(name, loaders[name]));
  loaded = { ...loaded, [name]: part };
  return part as LaterParts[Name];
}

/** A part that has been loaded; throws otherwise. */
export function loadedPart<Name extends PartName>(name: Name): LaterParts[Name] {
  const part = loaded[name];
  if (!part) throw new Error(`${name} is not loaded.`);
  return part;
}

/** Preloads a part. A failure is reported only when the part is needed. */
export function prepareLaterPart(name: PartName): void {
  void loadLaterPart(name).catch(() => undefined);
}

/** Tells every waiting view to load its part again. */
const retries = new EventTarget();

/** Loads the parts again after a failure, for whoever doesn't wait until the network is back. */
export function askForLaterParts(): void {
  retries.dispatchEvent(new Event('asked'));
}

/** A part that isn't there: loading, or failed until the network is back or it is asked for. */
export type MissingPart = 'on their way' | 'lost';

interface Outcome<Name extends PartName> {
  readonly name: Name;
  readonly part: LaterParts[Name] | MissingPart;
}

/** A part, loaded once it is needed. */
export function useLaterPart<Name extends PartName>(
  name: Name,
  isNeeded: boolean,
): LaterParts[Name] | MissingPart {
  const isServed = use(ServedParts).includes(name);
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome<Name> | null>(null);
  const present = isServed || isHydrated ? loaded[name] : undefined;
  const part = present ?? (outcome?.name === name ? outcome.part : 'on their way');
  const isAsked = isNeeded && typeof part === 'string';
  useEffect(() => {
    if (!isAsked) return undefined;
    const done = new AbortController();
    const show = (found: LaterParts[Name] | MissingPart) => {
      if (!done.signal.aborted) setOutcome({ name, part: found });
    };
    const ask = () => {
      withPatience(loadLaterPart(name)).then(show, () => show('lost'));
    };
    ask();
    addEventListener('online', ask, { signal: done.signal });
    retries.addEventListener('asked', ask, { signal: done.signal });
    return () => done.abort();
  }, [isAsked, name]);
  return part;
}
