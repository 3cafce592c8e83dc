/** The used part of the browser's Trusted Types API; older browsers don't have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
}

const providerOrigin = 'https://js.stripe.com';

let isCreated = false;

/**
 * Allows scripts only from the card provider and from this shop, while the page's policy refuses every script URL. The
 * provider's script loads more scripts, so it must be the default policy:
 * https://docs.stripe.com/security/guide#content-security-policy
 */
export function trustProviderScripts(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  if (isCreated || trustedTypes === undefined) return;
  isCreated = true;
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const { origin } = new URL(address, location.href);
      return origin === providerOrigin || origin === location.origin ? address : null;
    },
  });
}
