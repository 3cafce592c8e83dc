import { randomInt } from 'node:crypto';

/** An address of a private network, which belongs to no country; with `TRUSTED_PROXY=127.0.0.1` the shop counts by it. */
export const visitorAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Sends requests, each as another visitor, so that the shop's limits for one address don't end a test of many buyers. */
export async function fetchAsVisitors(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', visitorAddress());
  return fetch(new Request(request, { headers }));
}
