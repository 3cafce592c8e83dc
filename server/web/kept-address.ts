import { voucherCodeMaxLength } from '@sonde/machines/rules/promotions';

/**
 * Parameters by which advertisers, mail services and social networks tell visitors apart. No page reads them.
 * @see https://support.google.com/analytics/answer/10917952 (utm_…), https://support.google.com/google-ads/answer/9744275
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

/** What an order or an account has on its page stays in nobody's memory. */
const personalPage =
  /^\/[a-z]{2}\/[a-z]{2}\/(confirmation|order-payment|invoice-payment|payment-details|my-account)\b/;
const ordinaryPath = /^\/[a-z0-9/_.-]*$/;

const isCampaign = (name: string) =>
  campaignParameters.has(name) || campaignPrefixes.some((prefix) => name.startsWith(prefix));

/** The address without what only campaigns read; the same object when there is nothing of that. */
export function withoutCampaign(url: URL): URL {
  const names = [...url.searchParams.keys()].filter(isCampaign);
  if (names.length === 0) return url;
  const rest = new URL(url);
  for (const name of names) rest.searchParams.delete(name);
  return rest;
}

/**
 * Which group of kept pages an address belongs to: `plain`, or `code` for a link with a voucher code, which anybody can
 * make up and which therefore must not push out the others; null when its page isn't kept.
 */
export function keptGroup({ pathname, searchParams }: URL): 'plain' | 'code' | null {
  if (!ordinaryPath.test(pathname) || personalPage.test(pathname)) return null;
  const parameters = [...searchParams];
  if (parameters.length === 0) return 'plain';
  const [[name, code]] = parameters as [[string, string]];
  return parameters.length === 1 && codeParameters.has(name) && code.length <= voucherCodeMaxLength
    ? 'code'
    : null;
}
