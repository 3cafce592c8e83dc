import * as v from 'valibot';

/** Whether a value is an address with one of the protocols. */
export function isUrlOf(protocols: readonly string[]): (value: string) => boolean {
  return (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** An address of the web as it is: where a path is the whole of an API, its last slash counts. */
export const exactWebUrl = v.pipe(
  v.string(),
  v.check(isUrlOf(['http:', 'https:']), 'must be an address that begins with http:// or https://'),
);

/** An address of the web, without its trailing slashes. */
export const webUrl = v.pipe(
  exactWebUrl,
  v.transform((value) => value.replace(/\/+$/, '')),
);

/** A text with a format, and the sentence about it. */
export function text(pattern: RegExp, sentence: string) {
  return v.pipe(v.string(), v.regex(pattern, sentence));
}
