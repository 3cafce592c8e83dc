import { useLingui } from '@lingui/react/macro';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pageTitles } from '../../page/page-titles.ts';
import { publicPages, type PublicPageName } from '../../page/public-pages.ts';

/** The items of a list with links to those of the pages that the country has. */
export function PageItems({ names }: { names: readonly PublicPageName[] }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  return names
    .map((name) => ({ name, ...publicPages[name] }))
    .filter(({ isIn }) => isIn(locale.country))
    .map(({ name, path }) => (
      <li key={name}>
        <a href={path(locale)}>{i18n._(pageTitles[name])}</a>
      </li>
    ));
}
