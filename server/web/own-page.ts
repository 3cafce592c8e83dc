import { ownOrigins } from '../graphql/cross-site.ts';

/** Whether one of our own pages sent a request, according to the browser. `publicUrl` is the shop's URL for buyers. */
export function isFromOwnPage(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return ownOrigins(request, publicUrl).includes(request.headers.get('origin') ?? '');
}
