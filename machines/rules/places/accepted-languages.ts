/** More than any visitor reads; further languages are ignored. */
const mostRanges = 20;

/** In characters, longer than browsers' headers; the rest is ignored. */
const longestHeader = 1000;

/** A language with optional subtags (`de-CH`, `zh-Hant`) and its weight from 0 to 1. */
const range = /^([a-z]{2,3})(?:-[a-z0-9-]+)?(?:;q=([01](?:\.\d{1,3})?))?$/;

/**
 * Parses the languages of an `Accept-Language` header: two or three lower-case letters, highest weight first, without
 * duplicates. It ignores `q=0`, `*` and invalid entries. Empty without a header. RFC 9110, 12.5.4.
 */
export function acceptedLanguages(header: string | null): readonly string[] {
  const ranges = (header ?? '')
    .slice(0, longestHeader)
    .toLowerCase()
    .replaceAll(' ', '')
    .split(',', mostRanges);
  const requested = ranges.flatMap((text) => {
    const [, language, quality = '1'] = range.exec(text) ?? [];
    return language === undefined || Number(quality) === 0 ? [] : [{ language, quality: Number(quality) }];
  });
  return [...new Set(requested.toSorted((a, b) => b.quality - a.quality).map(({ language }) => language))];
}
