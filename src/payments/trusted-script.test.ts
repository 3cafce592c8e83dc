import { afterEach, expect, it, vi } from 'vitest';
import { trustProviderScripts } from './trusted-script.ts';

type Rules = { readonly createScriptURL: (address: string) => string | null };

/** A browser that refuses script URLs, and the page's rules for them. */
function stubBrowser() {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  const location = { href: 'https://shop.example/us/en/checkout', origin: 'https://shop.example' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  return createPolicy;
}

afterEach(() => vi.unstubAllGlobals());

it('runs the scripts of the shop, of the card provider and of its parts, and no others', () => {
  const createPolicy = stubBrowser();
  trustProviderScripts();
  trustProviderScripts();
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const [name, rules] = createPolicy.mock.calls[0] as [string, Rules];
  expect(name).toBe('default');
  const allowed = [
    '/assets/checkout.js',
    'https://shop.example/assets/checkout.js',
    'https://js.stripe.com/dahlia/stripe.js',
    'https://b.js.stripe.com/part.js',
  ];
  const refused = [
    'https://js.stripe.com.evil.example/v3/',
    'https://evil-js.stripe.com/v3/',
    'http://js.stripe.com/v3/',
    'http://b.js.stripe.com/part.js',
    '//evil.example/a.js',
    'data:text/javascript,alert(1)',
  ];
  expect(allowed.map((address) => rules.createScriptURL(address))).toEqual(allowed);
  expect(refused.map((address) => rules.createScriptURL(address))).toEqual(refused.map(() => null));
});
