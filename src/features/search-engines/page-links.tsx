import { countryByCode, defaultCountryCode, enabledCountries } from '@sonde/machines/rules/places';
import { usePage } from '../../page/page.tsx';
import { canonicalPage, paths } from '../../page/paths.ts';
import { sharePictureFile, sharePictureSize, type SharedSubject } from '../../pictures/share-pictures.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

interface PageLinksProps {
  /** The canonical path below country and language, for a page with several addresses; by default the current one. */
  readonly page?: string;
  /** Whether a country's shop has the page; by default, every shop does. */
  readonly isIn?: (country: string) => boolean;
  /** What the picture shows that previews a link to the page. */
  readonly about?: SharedSubject | undefined;
}

const everywhere = () => true;
const defaultLanguage = countryByCode(defaultCountryCode)?.languages[0]?.url ?? '';

/**
 * For search engines: the page's canonical URL, and the same page in other countries and languages. For whom a link is
 * sent to: its picture (ogp.me).
 */
export function PageLinks({ page, isIn = everywhere, about = 'human' }: PageLinksProps) {
  const locale = useShopLocale();
  const { address: asked, configuration } = usePage();
  const publicUrl = configuration?.publicUrl ?? '';
  const [path = ''] = asked.split('?');
  const below = page ?? canonicalPage(path);
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
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Sonde" />
      <meta property="og:url" content={address(locale.country, locale.language)} />
      <meta
        property="og:image"
        content={`${publicUrl}/pictures/${sharePictureFile(about, locale.catalogue.slice(0, 2))}`}
      />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
