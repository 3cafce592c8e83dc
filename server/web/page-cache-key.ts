import { voucherCodeMaxLength } from '@sonde/machines/rules/promotions';
import { isPrivatePage } from './private-pages.ts';

/**
 * Parameters by which advertisers, mail services and social networks track visitors. No page reads them.
 * @see https://support.google.com/analytics/answer/10917952 (utm_…),
 * https://support.google.com/google-ads/answer/9744275
 */
const campaignParameters: ReadonlySet<string> = new Set([
  '_ga',
  '_gl',
  '_hsenc',
  '_hsmi',
  'dclid',
  'fbclid',
  'gad_campaignid',
  'gad_source',
  'gbraid',
  'gclid',
  'gclsrc',
  'igshid',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  'msclkid',
  'srsltid',
  'ttclid',
  'twclid',
  'wbraid',
  'yclid',
]);
const campaignPrefixes = ['utm_', 'hsa_', 'pk_', 'mtm_'];

/** The parameters of the shop's own links with a code. */
const codeParameters: ReadonlySet<string> = new Set(['voucherCode', 'rsCode']);

const ordinaryPath = /^\/[a-z0-9/_.-]*$/;

const isCampaign = (name: string) =>
  campaignParameters.has(name) || campaignPrefixes.some((prefix) => name.startsWith(prefix));

/** The address without campaign parameters; the same object if there are none. */
export function withoutCampaign(url: URL): URL {
  const names = [...url.searchParams.keys()].filter(isCampaign);
  if (names.length === 0) return url;
  const rest = new URL(url);
  for (const name of names) rest.searchParams.delete(name);
  return rest;
}

/**
 * The group of cached pages for an address: `plain`, or `code` for a link with a voucher code. Such links can be made
 * up by anyone, so they must not evict the others. Null if the page isn't cached.
 */
export function pageCacheGroup(url: URL): 'plain' | 'code' | null {
  // A buyer's own pages are never cached.
  if (!ordinaryPath.test(url.pathname) || isPrivatePage(url)) return null;
  const parameters = [...url.searchParams];
  if (parameters.length === 0) return 'plain';
  const [[name, code]] = parameters as [[string, string]];
  return parameters.length === 1 && codeParameters.has(name) && code.length <= voucherCodeMaxLength
    ? 'code'
    : null;
}
