import type { ShopEvent } from '@sonde/machines/rules/analytics';
import { hasConsent } from './consent.ts';

declare global {
  interface Window {
    dataLayer?: { push(event: ShopEvent): unknown };
  }
}

/** In milliseconds: the maximum that leaving a page waits for the script that sends its events. */
const patience = 1_000;
const visitsScript = '/visits.js';

/**
 * Adds an event to the page's data layer (coverage EVENT-1), from which `public/visits.js` sends it to the shop. Without
 * the visitor's consent, nothing is recorded and no data layer exists. Null is no event.
 */
export function pushToDataLayer(event: ShopEvent | null): void {
  if (event === null || !hasConsent()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** The same, where the page is left next: waits until the script that sends the event has loaded. */
export async function pushBeforeLeaving(event: ShopEvent): Promise<void> {
  if (!hasConsent()) return;
  pushToDataLayer(event);
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([waited, import(/* @vite-ignore */ visitsScript)]);
}
