import type { ShopEvent } from '@sonde/machines/rules/analytics';
import { hasConsent } from './consent.ts';

declare global {
  interface Window {
    dataLayer?: { push(event: ShopEvent): unknown };
  }
}

/**
 * Adds an event to the page's data layer (coverage EVENT-1), from which `public/visits.js` sends it to the shop. Without
 * the visitor's consent, nothing is recorded and no data layer exists. Null is no event.
 */
export function pushToDataLayer(event: ShopEvent | null): void {
  if (event === null || !hasConsent()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
