import { isProviderScript } from '@sonde/machines/rules/payment';

/** The used part of the browser's Trusted Types API; older browsers don't have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
}

let isCreated = false;

/**
 * Allows scripts only from the sources of the card provider and from this shop, while the page's policy refuses every
 * script URL. The provider's script loads more scripts, so it must be the default policy:
 * https://docs.stripe.com/security/guide#content-security-policy
 */
export function trustProviderScripts(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  if (isCreated || trustedTypes === undefined) return;
  isCreated = true;
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, location.href);
      return isProviderScript(url) || url.origin === location.origin ? address : null;
    },
  });
}
