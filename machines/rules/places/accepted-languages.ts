/** More languages than anybody reads; what stands behind them is not looked at. */
const mostRanges = 20;

/** Longer than the headers of browsers; what stands behind it is not looked at. */
const longestHeader = 1000;

/** A language, whatever stands behind it (`de-CH`, `zh-Hant`), and how much it is wanted, from 0 to 1. */
const range = /^([a-z]{2,3})(?:-[a-z0-9-]+)?(?:;q=([01](?:\.\d{1,3})?))?$/;

/**
 * The languages of an `Accept-Language` header in two or three lower-case letters, the most wanted first, each once;
 * what is not wanted (`q=0`), `*` and rubbish are left out. Empty without a header. RFC 9110, 12.5.4.
 */
export function acceptedLanguages(header: string | null): readonly string[] {
  const ranges = (header ?? '')
    .slice(0, longestHeader)
    .toLowerCase()
    .replaceAll(' ', '')
    .split(',', mostRanges);
  const wanted = ranges.flatMap((text) => {
    const [, language, quality = '1'] = range.exec(text) ?? [];
    return language === undefined || Number(quality) === 0 ? [] : [{ language, quality: Number(quality) }];
  });
  return [...new Set(wanted.toSorted((a, b) => b.quality - a.quality).map(({ language }) => language))];
}
