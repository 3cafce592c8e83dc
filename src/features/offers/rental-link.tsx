import { useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pageTitles } from '../../page/page-titles.ts';
import { type PublicPageName, publicPages } from '../../page/public-pages.ts';

const rentalsOf: Readonly<Record<Market, readonly PublicPageName[]>> = {
  HUMAN: [],
  VETERINARY: ['vetRental'],
};

/** A link to the page where probes of a market are rented, in countries that have one. */
export function RentalLink({ market }: { readonly market: Market }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  return rentalsOf[market]
    .filter((name) => publicPages[name].isIn(locale.country))
    .map((name) => (
      <p key={name}>
        <a href={publicPages[name].path(locale)}>{i18n._(pageTitles[name])}</a>
      </p>
    ));
}
