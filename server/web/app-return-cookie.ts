const secondsPerDay = 86_400;

/** Keeps for a day from where in the app a buyer came; the page of the order reads it. */
export function appReturnCookie(target: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `sonde.returnTo=${encodeURIComponent(target)}; Path=/; Max-Age=${secondsPerDay}; SameSite=Lax; HttpOnly${secure}`;
}
