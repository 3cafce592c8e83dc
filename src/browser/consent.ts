import { lastingStorage } from './browser-storage.ts';

/** `granted` or `denied`; also written by `public/presses.js`, where visitors decide. */
const consentKey = 'sonde.analyticsConsent';

/** The visitor's random id in analytics. It exists only with consent. */
const visitorKey = 'sonde.anonymousId';

/** The browser's signal that its user opts out: https://privacycg.github.io/gpc-spec/ (`Sec-GPC`). */
const isSignalSent = () =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether the visitor agreed to analytics. The browser's signal overrules what they agreed to. */
export const hasConsent = (): boolean => lastingStorage.read(consentKey) === 'granted' && !isSignalSent();

/** Whether the visitor declined, by whatever means. */
export const hasDeclined = (): boolean => lastingStorage.read(consentKey) === 'denied';

/** Opts the visitor out, as the browser's signal does. */
export function optOut(): void {
  lastingStorage.write(consentKey, 'denied');
  lastingStorage.write(visitorKey, null);
}
