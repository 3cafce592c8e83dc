const kept = /(?:^|; )sonde\.returnTo=([^;]*)/;

/**
 * The return address from a link of the mobile app (`?returnTo=`), which the server stores in a cookie for the order
 * page. Empty without one. The cookie may have been changed since, so callers must check it with `appReturn`.
 */
export function rememberedReturn(cookies: string): string {
  try {
    return decodeURIComponent(kept.exec(cookies)?.[1] ?? '');
  } catch {
    return '';
  }
}
