/** Schemes that browsers and mail programs act on themselves: none of them leads into an app of ours. */
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

/** Whether an app may be reached by a scheme, which is written in small letters (RFC 3986, section 3.1). */
export function isAppScheme(scheme: string): boolean {
  return /^[a-z][a-z0-9+.-]*$/.test(scheme) && !schemesOfBrowsers.includes(scheme);
}

/** Longer than any place in an app is. In characters. */
const longestReturn = 512;

/** What an address is written with (RFC 3986, section 2), without encoded control characters. */
const writtenPlace = /^(?:[A-Za-z0-9\-._~/?#&=+:@,;!$]|%(?![01]|7F)[0-9A-F]{2})*$/i;

/**
 * The place in the app to which a buyer may be sent back, as the app gave it; null for everything that does not begin
 * with the one scheme that is configured, exactly as it is written there (coverage FORM-13).
 */
export function appReturn(target: string, scheme: string): string | null {
  const beginning = `${scheme}://`;
  const isPlace =
    target.length <= longestReturn &&
    target.startsWith(beginning) &&
    writtenPlace.test(target.slice(beginning.length));
  return isPlace && isAppScheme(scheme) ? target : null;
}
