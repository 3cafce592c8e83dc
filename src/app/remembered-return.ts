const kept = /(?:^|; )sonde\.returnTo=([^;]*)/;

/**
 * What a link from the mobile app gave as its way back (`?returnTo=`), which `public/page.js` keeps in a cookie for the
 * server: the page of an order has no scripts of its own. Empty without one; whoever shows it asks `appReturn`.
 */
export function rememberedReturn(cookies: string): string {
  try {
    return decodeURIComponent(kept.exec(cookies)?.[1] ?? '');
  } catch {
    return '';
  }
}
