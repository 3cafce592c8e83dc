const secondsPerDay = 86_400;

/** A cookie that stores for a day where in the app a buyer came from; the order page reads it. */
export function appReturnCookie(target: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `sonde.returnTo=${encodeURIComponent(target)}; Path=/; Max-Age=${secondsPerDay}; SameSite=Lax; HttpOnly${secure}`;
}
