import { Trans } from '@lingui/react/macro';
import { paths } from '../../app/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Footer } from '../../ui/footer/footer.tsx';
import { PriceViewSwitch } from '../prices/price-view-switch.tsx';
import { CountryLink } from './country-link.tsx';
import { Seller } from './seller.tsx';
import { SupportContact } from './support-contact.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Who answers, what was agreed, and how the page looks. */
export function SiteFooter() {
  const locale = useShopLocale();
  return (
    <Footer
      groups={[
        { id: 'support', title: <Trans>Talk to a person</Trans>, content: <SupportContact /> },
        {
          id: 'shop',
          title: <Trans>Shop</Trans>,
          content: (
            <ul role="list">
              <li>
                <a href={`${paths.home(locale)}#probes`}>
                  <Trans>Probes</Trans>
                </a>
              </li>
              <li>
                <a href={paths.accessories(locale)}>
                  <Trans>Accessories</Trans>
                </a>
              </li>
            </ul>
          ),
        },
        {
          id: 'agreed',
          title: <Trans>Before you buy</Trans>,
          content: (
            <ul role="list">
              <li>
                <a href={`${paths.terms(locale)}#returns`}>
                  <Trans>Returns</Trans>
                </a>
              </li>
              <li>
                <a href={`${paths.terms(locale)}#warranty`}>
                  <Trans>Warranty</Trans>
                </a>
              </li>
              <li>
                <a href={paths.terms(locale)}>
                  <Trans>Terms and conditions</Trans>
                </a>
              </li>
            </ul>
          ),
        },
      ]}
      tools={
        <>
          <CountryLink />
          <PriceViewSwitch />
          <ThemeSwitch />
        </>
      }
      legal={
        <>
          <Seller />
          <br />
          <Trans>Drawings and ultrasound images are illustrations.</Trans>
        </>
      }
    />
  );
}
