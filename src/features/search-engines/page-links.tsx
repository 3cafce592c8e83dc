import { countryByCode, defaultCountryCode, enabledCountries } from '@sonde/machines/rules/places';
import { usePage } from '../../page/page.tsx';
import { pageOf, paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

interface PageLinksProps {
  /** The canonical path below country and language, for a page with several addresses; by default the current one. */
  readonly page?: string;
  /** Whether a country's shop has the page; by default, every shop does. */
  readonly isIn?: (country: string) => boolean;
}

const everywhere = () => true;
const defaultLanguage = countryByCode(defaultCountryCode)?.languages[0]?.url ?? '';

/** For search engines: the page's canonical URL, and the same page in other countries and languages. */
export function PageLinks({ page, isIn = everywhere }: PageLinksProps) {
  const locale = useShopLocale();
  const { address: asked, configuration } = usePage();
  const publicUrl = configuration?.publicUrl ?? '';
  const [path = ''] = asked.split('?');
  const below = page ?? pageOf(path);
  const address = (country: string, language: string) =>
    `${publicUrl}${paths.home({ country, language })}${below}`;
  return (
    <>
      <link rel="canonical" href={address(locale.country, locale.language)} />
      {enabledCountries
        .filter(({ code }) => isIn(code))
        .flatMap(({ code, languages }) =>
          languages.map(({ url, bcp47 }) => (
            <link key={bcp47} rel="alternate" hrefLang={bcp47} href={address(code, url)} />
          )),
        )}
      <link rel="alternate" hrefLang="x-default" href={address(defaultCountryCode, defaultLanguage)} />
    </>
  );
}
