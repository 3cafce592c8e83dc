import { countries } from '@sonde/machines/rules/places';
import { renderToStaticMarkup } from 'react-dom/server';
import { shopLocale } from '../page/locale.ts';
import { UnsupportedBrowserPage } from '../features/unsupported-browser/unsupported-browser-page.tsx';
import { loadI18n } from '../i18n/i18n.ts';

/** The catalogs of all shops, English first, with the direction of each; one for each language. */
function catalogues(): ReadonlyMap<string, 'ltr' | 'rtl'> {
  const locales = countries.flatMap(({ code, languages }) =>
    languages.map(({ url }) => shopLocale(code.toLowerCase(), url)),
  );
  const directions = locales.flatMap((locale) =>
    locale === null || locale.catalogue !== locale.language
      ? []
      : [[locale.catalogue, locale.direction] as const],
  );
  return new Map([['en', 'ltr'], ...directions.toSorted(([one], [other]) => one.localeCompare(other, 'en'))]);
}

/** `/unsupported-browser.html`: where the support test of every page redirects browsers below the minimum. */
export async function loader() {
  const languages = await Promise.all(
    [...catalogues()].map(async ([catalogue, direction]) => ({ i18n: await loadI18n(catalogue), direction })),
  );
  const html = renderToStaticMarkup(<UnsupportedBrowserPage languages={languages} />);
  return new Response(`<!doctype html>${html}`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
