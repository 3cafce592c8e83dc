import { expect, it } from 'vitest';
import { isProviderScript, providerScriptSources } from './provider-scripts.ts';

/** How browsers compare a source of a page's policy: https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function isAllowedBySource(source: string, { protocol, hostname, port }: URL): boolean {
  const [scheme, host = ''] = source.split('//');
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
  return protocol === scheme && port === '' && isHost;
}

it.each([
  ['https://js.stripe.com/dahlia/stripe.js', true],
  ['https://JS.stripe.com:443/v3/', true],
  ['https://b.js.stripe.com/part.js', true],
  ['https://a.b.js.stripe.com/part.js', true],
  ['http://js.stripe.com/v3/', false],
  ['http://b.js.stripe.com/part.js', false],
  ['https://js.stripe.com:8443/v3/', false],
  ['https://b.js.stripe.com:8443/part.js', false],
  ['https://js.stripe.com.evil.example/v3/', false],
  ['https://evil-js.stripe.com/v3/', false],
  ['https://evil.example/js.stripe.com', false],
  ['https://evil.example?.js.stripe.com', false],
  ['https://js.stripe.com@evil.example/v3/', false],
  ['https://stripe.com/v3/', false],
  ['data:text/javascript,alert(1)//.js.stripe.com', false],
])('%s is the card provider’s script, for both policies: %s', (address, expected) => {
  const url = new URL(address);
  expect(isProviderScript(url)).toBe(expected);
  expect(providerScriptSources.some((source) => isAllowedBySource(source, url))).toBe(expected);
});
