const kept = /(?:^|; )sonde\.returnTo=([^;]*)/;

/**
 * What a link from the mobile app gave as its way back (`?returnTo=`), which the server keeps in a cookie for the page of
 * the order. Empty without one; it may have been changed since, so that whoever shows it asks `appReturn`.
 */
export function rememberedReturn(cookies: string): string {
  try {
    return decodeURIComponent(kept.exec(cookies)?.[1] ?? '');
  } catch {
    return '';
  }
}
