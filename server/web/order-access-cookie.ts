import {
  isOrderAccessKey,
  orderAccessCookieName,
  orderAccessParameter,
  orderAccessSeconds,
} from '@sonde/machines/rules/checkout';

const orderPages = /^\/[a-z]{2}\/[a-z]{2}\/(?:confirmation|payment-details|trade-in-label)\/([\w-]{43})\/?$/;

/** Scripts can't read it. What it opens, the API decides. */
function orderAccessCookie(orderToken: string, key: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${orderAccessCookieName(orderToken)}=${key}; Path=/; Max-Age=${orderAccessSeconds}; SameSite=Lax; HttpOnly${secure}`;
}

const signOutPage = /^\/[a-z]{2}\/[a-z]{2}\/logout\/?$/;

/** Cookies that end the access to every order of a browser whose visitor signs out: scripts can't delete them. */
export function endedOrderAccess(request: Request): readonly string[] {
  if (!signOutPage.test(new URL(request.url).pathname)) return [];
  const names = (request.headers.get('Cookie') ?? '').match(/(?<=^|; )sonde\.order\.[\w-]{1,16}(?==)/g) ?? [];
  return names.map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`);
}

/**
 * Moves the access key of an order from the address of its page, from which it would be shared, into a cookie. Null
 * where there is none, and for a browser without cookies, which is shown the page at this address.
 */
export function moveOrderAccess(request: Request, publicUrl: string): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  const [, orderToken] = orderPages.exec(pathname) ?? [];
  const key = searchParams.get(orderAccessParameter) ?? '';
  if (orderToken === undefined || !isOrderAccessKey(key) || !request.headers.has('Cookie')) return null;
  searchParams.delete(orderAccessParameter);
  const search = searchParams.size === 0 ? '' : `?${searchParams.toString()}`;
  return new Response(null, {
    status: 303,
    headers: {
      Location: pathname + search,
      'Cache-Control': 'no-store',
      'Set-Cookie': orderAccessCookie(orderToken, key, publicUrl),
    },
  });
}
