/** The headers of a page whose content expires by time alone, at an ISO instant; none without one. */
export const expiringAt = (instant: string | null): Readonly<Record<string, string>> =>
  instant === null ? {} : { Expires: new Date(instant).toUTCString() };

/** The headers of a page with an inner part, which expires as soon as one of them does. */
export function earlierExpiry(outer: Headers, inner: Headers): Headers {
  const both = new Headers([...outer, ...inner]);
  const ends = [outer, inner].flatMap((headers) => {
    const end = headers.get('Expires');
    return end === null ? [] : new Date(end).getTime();
  });
  if (ends.length > 0) both.set('Expires', new Date(Math.min(...ends)).toUTCString());
  return both;
}
