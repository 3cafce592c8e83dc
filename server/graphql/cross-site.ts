/**
 * Whether, according to the browser, a page of another site sent the request. A request without either header comes
 * from another server, an app or a test.
 */
export function isCrossSite(headers: Headers, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') {
    return false;
  }
  if (site === 'cross-site') {
    return true;
  }
  const origin = headers.get('origin');
  return origin !== null && !ownOrigins.includes(origin);
}

/** The shop's origins for this request: its public URL and the requested host. */
export function ownOrigins(request: Request, publicUrl: string | null): readonly string[] {
  const { host } = new URL(request.url);
  const asked = request.headers.get('host') ?? host;
  const origins = [
    ...(publicUrl === null ? [] : [new URL(publicUrl).origin]),
    new URL(request.url).origin,
    `http://${asked}`,
    `https://${asked}`,
  ];
  return [...new Set(origins)];
}
