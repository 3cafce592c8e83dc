import { readCheckoutCookie } from '@sonde/machines/rules/checkout';
import { countryByCode } from '@sonde/machines/rules/places';
import { checkoutCookie } from '../../kernel/checkout-cookie.ts';
import { limitUse } from '../../kernel/rate-limits/limit-use.ts';
import type { RateLimits, Subject } from '../../kernel/rate-limits/rate-limits.ts';
import type { CheckoutAnswer } from '../../modules/checkout/change-checkout.ts';
import { createCheckout } from '../../modules/checkout/create-checkout.ts';
import { updateContact } from '../../modules/checkout/update-buyer.ts';
import { isAboutVoucher } from '../../modules/voucher/voucher-limit.ts';
import { checkoutUrl } from '../mapping/links.ts';
import { placeOf } from '../mapping/place.ts';
import { permalinkPath } from '../protocol/business-profile.ts';
import type { AgentServices } from '../operations/operation.types.ts';
import type { AgentHandler } from './rest.ts';

/** An item that an address puts into the cart. */
interface PermalinkItem {
  readonly sku: string;
  readonly quantity: number;
}

const plainToken = /^[A-Za-z0-9._-]+$/;
const encodedToken = /^~([A-Za-z0-9_-]+)$/;

/** The identifier of a token of the path; null if it isn't written as the protocol says. */
function identifierOf(token: string): string | null {
  if (plainToken.test(token)) return token;
  const [, encoded] = encodedToken.exec(token) ?? [];
  if (encoded === undefined) return null;
  const decoded = Buffer.from(encoded, 'base64url');
  const text = decoded.toString('utf8');
  const isCanonical = decoded.toString('base64url') === encoded && Buffer.from(text).equals(decoded);
  return isCanonical && !/\p{Cc}/u.test(text) ? text : null;
}

/** The items in the path of an address, such as `IQ3-USBC:1,CBL-USBC:2`; null if it isn't written correctly. */
function permalinkItems(path: string): readonly PermalinkItem[] | null {
  if (path === '') return [];
  const items = path.split(',').map((pair) => {
    const [token = '', count = '', ...more] = pair.split(':');
    const sku = identifierOf(token);
    return sku === null || more.length > 0 || !/^[1-9][0-9]{0,5}$/.test(count)
      ? null
      : { sku, quantity: Number(count) };
  });
  return items.every((item) => item !== null) ? items : null;
}

/** A field of the address, by its path; null if it is absent or named more than once. */
function fieldOf(parameters: URLSearchParams, path: string): string | null {
  const [only, ...others] = [...parameters.getAll(path), ...parameters.getAll(`/${path}`)];
  return others.length === 0 ? (only ?? null) : null;
}

const redirect = (location: string, more: Readonly<Record<string, string>> = {}) =>
  new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...more },
  });

/**
 * Makes the new cart the browser's own, unless it has one of the country: its page then asks before it replaces that.
 * Whoever made the address doesn't know the cart.
 */
const ownCartHeaders = (request: Request, country: string, token: string, publicUrl: string) =>
  readCheckoutCookie(request.headers.get('Cookie') ?? '', country) === null
    ? { 'Set-Cookie': checkoutCookie(country, token, publicUrl) }
    : {};

/** What a browser shows beyond the limit. */
const tooManyCarts = (seconds: number) =>
  new Response(
    `Too many carts were opened from your network. Open this link again in ${seconds} seconds, or go to the shop.`,
    {
      status: 429,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': String(seconds),
      },
    },
  );

/** Opens a checkout with a code, or without it once the client has tried too many wrong ones. */
async function openWithCode(
  limits: RateLimits,
  client: Subject,
  open: (voucherCode: string | null) => Promise<CheckoutAnswer>,
  code: string | null,
): Promise<CheckoutAnswer> {
  if (code === null) return open(null);
  return limitUse(limits, {
    limiting: [{ limit: 'voucher' }],
    subject: client,
    refuse: () => open(null),
    run: () => open(code),
    counts: (_limit, { refusals }) => refusals.some((one) => isAboutVoucher(one.code)),
  });
}

const namedBy = (key: string, value: string | null) => (value === null ? {} : { [key]: value });

/**
 * Opens addresses that fill a cart: the browser is led to its checkout, or to the shop's front page if the items can't
 * be put into one cart. Each opening makes a new cart, and orders nothing. Carts and codes are limited as in the API:
 * beyond the limit of codes, the cart opens without one.
 */
export const createPermalinks =
  (services: AgentServices): AgentHandler =>
  async (request, { clientAddress, visitorCountry }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } });
    const items = permalinkItems(pathname.slice(permalinkPath.length + 1));
    const context = {
      ...namedBy('address_country', fieldOf(searchParams, 'context/address_country')),
      ...namedBy('language', fieldOf(searchParams, 'context/language')),
    };
    const acceptLanguage = request.headers.get('Accept-Language');
    const place = placeOf(context, { visitorCountry, acceptLanguage });
    const country = place && countryByCode(place.country);
    if (!country || place === null || items === null || items.length === 0)
      return redirect(`${services.publicUrl}/`);
    const { limits } = services;
    const client: Subject = { address: clientAddress, checkout: null };
    const seconds = limits.waitFor('checkout', client);
    if (seconds > 0) return tooManyCarts(seconds);
    // Counted before anything is awaited: many at once are no more than one after another.
    limits.count('checkout', client);
    const guest = { organizationMembershipId: null, organizationSlug: null };
    const open = (voucherCode: string | null) =>
      createCheckout(services, { ...place, ...guest, lines: items, voucherCode });
    const { checkout } = await openWithCode(limits, client, open, fieldOf(searchParams, 'discounts/codes/0'));
    if (checkout === null)
      return redirect(`${services.publicUrl}/${country.code.toLowerCase()}/${place.language}/`);
    const token = services.deriveToken('checkout', checkout.stored.id);
    const email = fieldOf(searchParams, 'buyer/email');
    if (email !== null) await updateContact(services, token, { email });
    const location = checkoutUrl(services.publicUrl, checkout.stored, token);
    return redirect(location, ownCartHeaders(request, country.code, token, services.publicUrl));
  };
