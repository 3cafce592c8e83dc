import { Trans } from '@lingui/react/macro';
import { countriesWithCarts } from '../../browser/carts-in-other-countries.ts';
import { useBrowserOnlyState } from '../../browser/use-browser-only-state.ts';
import { countryNames } from '../../i18n/country-names.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** Carts are separate for each country: shows a visitor which country's cart has items. */
export function CartsInOtherCountries() {
  const { tag } = useShopLocale();
  const countries = useBrowserOnlyState(countriesWithCarts, []);
  if (countries.length === 0) return null;
  const names = countryNames(tag);
  return (
    <Notice>
      {countries.map((code) => {
        const country = names.nameOf(code);
        return (
          <p key={code}>
            <Trans comment="country is the name of a country">Your cart in our shop ({country}):</Trans>{' '}
            <a href={`/${code.toLowerCase()}/cart/`}>
              <Trans>Go to cart</Trans>
            </a>
          </p>
        );
      })}
    </Notice>
  );
}
