import { useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pageTitles } from '../../page/page-titles.ts';
import { paths } from '../../page/paths.ts';
import { type PublicPage, type PublicPageName, publicPages } from '../../page/public-pages.ts';
import { LinkColumns } from '../../ui/layout/link-columns.tsx';
import { forVeterinarians, veterinarySurvey } from './veterinary-starts.ts';

interface Way {
  readonly name: PublicPageName;
  /** Where it begins for this market; otherwise the page's own address. */
  readonly path?: PublicPage['path'];
}

const waysOf: Readonly<Record<Market, readonly Way[]>> = {
  HUMAN: [
    { name: 'pricingSurvey' },
    { name: 'productFlow' },
    { name: 'allIn' },
    { name: 'tradeInProgram' },
    { name: 'learners' },
  ],
  VETERINARY: [
    { name: 'pricingSurvey', path: veterinarySurvey },
    { name: 'productFlow', path: forVeterinarians(paths.productFlow) },
    { name: 'allIn', path: forVeterinarians(paths.allIn) },
    { name: 'tradeInProgram' },
    { name: 'vetRental' },
    { name: 'veterinaryLearners' },
  ],
};

const rentals: readonly Way[] = [{ name: 'vetRental' }];

interface WaysToChooseProps {
  readonly market: Market;
  /** On a page about both markets: renting, which only one of them has, joins the list. */
  readonly includesRental?: boolean;
}

/** Links to the pages that help a visitor choose a bundle of a market, and pay less for it. */
export function WaysToChoose({ market, includesRental = false }: WaysToChooseProps) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const named = new Set(waysOf[market].map(({ name }) => name));
  const added = rentals.filter(({ name }) => includesRental && !named.has(name));
  const ways = [...waysOf[market], ...added].filter(({ name }) => publicPages[name].isIn(locale.country));
  return (
    <LinkColumns>
      {ways.map(({ name, path = publicPages[name].path }) => (
        <li key={name}>
          <a href={path(locale)}>{i18n._(pageTitles[name])}</a>
        </li>
      ))}
    </LinkColumns>
  );
}
