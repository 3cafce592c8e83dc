import { useState } from 'react';

/**
 * The checkout that the page was served with, as long as it is the one with this token. Null from then on: once another
 * one has replaced it, the served data would be outdated if it became the current one again.
 */
export function useServed<Served extends { readonly token: string }>(
  served: Served | null,
  token: string | null | undefined,
): Served | null {
  const [current, setCurrent] = useState(served);
  if (current !== null && current.token !== token) setCurrent(null);
  return current;
}
