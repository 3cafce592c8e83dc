/** A browser whose visitor has declined to have the visit recorded, so that pages don't ask. */
export const answeredVisitor = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'sonde.analyticsConsent', value: 'denied' }] }],
});
