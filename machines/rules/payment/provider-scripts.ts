/** The host of the card provider's script. */
const host = 'js.stripe.com';

/**
 * The sources of the card provider's script and of the parts that it loads, as a page's policy names them:
 * https://docs.stripe.com/security/guide#content-security-policy
 */
export const providerScriptSources = [`https://${host}`, `https://*.${host}`] as const;

/** Whether a script is from one of these sources. */
export const isProviderScript = ({ origin }: { readonly origin: string }): boolean =>
  origin === `https://${host}` || (origin.startsWith('https://') && origin.endsWith(`.${host}`));
