import { getDomain } from 'tldts';

/** The host in the form in which it is compared: the name of the root at its end is optional. */
const comparedHost = (host: string) => host.replace(/\.(?=:|$)/, '');

/** Decodes what needs no encoding; an address that isn't encoded correctly stays as it is. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The key by which a platform is counted: the address of its profile without what could be spelled otherwise, such as
 * the case of the host, and without query and fragment. What isn't an address is its own key. For counting only: the
 * shop's records name a platform as its requests do.
 */
export function platformOf(profileUrl: string): string {
  if (!URL.canParse(profileUrl)) return profileUrl;
  const { host, pathname } = new URL(profileUrl);
  const path = decodedPath(pathname).replaceAll(/\/+/g, '/');
  return `${comparedHost(host)}${path === '/' ? path : path.replace(/\/$/, '')}`;
}

/**
 * The key by which a platform is counted together with the others of its owner: the domain that was registered, by the
 * Public Suffix List, because subdomains cost nothing. A host without one, such as an IP address, is its own key.
 */
export function domainOfPlatform(profileUrl: string): string {
  if (!URL.canParse(profileUrl)) return profileUrl;
  const host = comparedHost(new URL(profileUrl).hostname);
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
