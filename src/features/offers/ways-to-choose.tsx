import { useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { pageTitles } from '../../page/page-titles.ts';
import { paths } from '../../page/paths.ts';
import { type PublicPage, type PublicPageName, publicPages } from '../../page/public-pages.ts';
import { Cluster } from '../../ui/layout/layout.tsx';
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

/** Links to the pages that help a visitor choose a bundle of a market, and pay less for it. */
export function WaysToChoose({ market }: { readonly market: Market }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const ways = waysOf[market].filter(({ name }) => publicPages[name].isIn(locale.country));
  return (
    <Cluster as="ul" gap={4}>
      {ways.map(({ name, path = publicPages[name].path }) => (
        <li key={name}>
          <a href={path(locale)}>{i18n._(pageTitles[name])}</a>
        </li>
      ))}
    </Cluster>
  );
}
