import { appPlaceOf } from './app-places.ts';

/** Schemes that browsers and mail programs handle themselves, so that they can't open our app. */
const schemesOfBrowsers: readonly string[] = [
  'about',
  'blob',
  'data',
  'file',
  'filesystem',
  'ftp',
  'http',
  'https',
  'intent',
  'javascript',
  'mailto',
  'sms',
  'tel',
  'vbscript',
  'view-source',
  'ws',
  'wss',
];

/** Whether a scheme may open the app. Schemes are lower case (RFC 3986, section 3.1). */
export function isAppScheme(scheme: string): boolean {
  return /^[a-z][a-z0-9+.-]*$/.test(scheme) && !schemesOfBrowsers.includes(scheme);
}

/** In characters; longer than any location in an app. */
const longestReturn = 512;

/** The characters of a URL (RFC 3986, section 2), without encoded control characters. */
const writtenPlace = /^(?:[A-Za-z0-9\-._~/?#&=+:@,;!$]|%(?![01]|7F)[0-9A-F]{2})*$/i;

/**
 * Returns the app location to send the buyer back to, as the app passed it. Null unless it starts with the configured
 * scheme, spelled exactly the same, and opens a part of the app that links may open (coverage FORM-13).
 */
export function appReturn(target: string, scheme: string): string | null {
  const beginning = `${scheme}://`;
  const place = target.slice(beginning.length);
  const isPlace =
    target.length <= longestReturn &&
    target.startsWith(beginning) &&
    writtenPlace.test(place) &&
    appPlaceOf(place) !== null;
  return isPlace && isAppScheme(scheme) ? target : null;
}
