/** The part of the browser's Trusted Types that is used here; older browsers don't have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
}

const providerOrigin = 'https://js.stripe.com';

let isCreated = false;

/**
 * Lets scripts be loaded from the card provider and from this shop, and from nowhere else, while the page's policy
 * refuses every address of a script. The provider's script loads more of itself, so it must be the default policy:
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
