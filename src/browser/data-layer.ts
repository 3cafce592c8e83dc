import { lastingStorage } from './browser-storage.ts';

/** The events that analytics may read from a page (coverage EVENT-1). */
interface LoginRecord {
  readonly event: 'login';
  readonly method: 'Cloud';
}

declare global {
  interface Window {
    dataLayer?: { push(record: LoginRecord): unknown };
  }
}

/** The operator's consent tool stores `granted` here once the visitor agrees, and removes it when they no longer do. */
const consentKey = 'sonde.analyticsConsent';

/** Adds a record to the page's data layer. Without the visitor's consent, nothing is recorded and no data layer exists. */
export function pushToDataLayer(record: LoginRecord): void {
  if (lastingStorage.read(consentKey) !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push(record);
}
