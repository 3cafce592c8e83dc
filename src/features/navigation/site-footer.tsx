import { Trans } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { usePage } from '../../page/page.tsx';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Footer } from '../../ui/footer/footer.tsx';
import { PriceViewSwitch } from '../prices/price-view-switch.tsx';
import { CountryLink } from './country-link.tsx';
import { PageItems } from './page-items.tsx';
import { Seller } from '../support/seller.tsx';
import { SupportContact } from '../support/support-contact.tsx';
import { PrivacyChoices } from './privacy-choices.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface SiteFooterProps {
  /** `checkout`: without the shop's pages. */
  readonly kind: 'shop' | 'checkout';
}

/** The seller, the terms and the page's appearance. */
export function SiteFooter({ kind }: SiteFooterProps) {
  const locale = useShopLocale();
  const shop = {
    id: 'shop',
    title: <Trans>Shop</Trans>,
    content: (
      <ul role="list">
        <PageItems
          names={[
            'human',
            'veterinary',
            'memberships',
            'accessories',
            'pricingSurvey',
            'productFlow',
            'allIn',
            'tradeInProgram',
            'learners',
            'veterinaryLearners',
            'offers',
            'siteMap',
          ]}
        />
        <OtherSites />
      </ul>
    ),
  };
  return (
    <Footer
      groups={[
        {
          id: 'support',
          title: <Trans>Contact us</Trans>,
          content: (
            <SupportContact>
              <a href={paths.contact(locale)}>
                <Trans>More ways to contact us</Trans>
              </a>
            </SupportContact>
          ),
        },
        ...(kind === 'shop' ? [shop] : []),
        {
          id: 'agreed',
          title: <Trans>Before you buy</Trans>,
          content: (
            <ul role="list">
              <li>
                <a href={paths.pricing(locale)}>
                  <Trans>Prices</Trans>
                </a>
              </li>
              <PageItems names={['delivery', 'returns', 'warranty']} />
              <li>
                <a href={`${paths.terms(locale)}#cancellation`}>
                  <Trans>Membership and renewal</Trans>
                </a>
              </li>
              <PageItems names={['dataProtection', 'privacyForm']} />
              <li>
                <a href={paths.terms(locale)}>
                  <Trans>Terms and conditions</Trans>
                </a>
              </li>
              <PageItems names={['withdrawal', 'cancellation']} />
              {publicPages.impressum.isIn(locale.country) && (
                <li>
                  <a href={paths.impressum(locale)}>
                    <Trans>Legal notice</Trans>
                  </a>
                </li>
              )}
            </ul>
          ),
        },
      ]}
      tools={
        <>
          <CountryLink place="footer" />
          <PriceViewSwitch />
          <ThemeSwitch />
          <PrivacyChoices />
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

/** The account service and the veterinary site, where they are configured. */
function OtherSites() {
  const { configuration } = usePage();
  const { cloudUrl = null, vetSiteUrl = null } = configuration ?? {};
  return (
    <>
      {cloudUrl !== null && (
        <li>
          <a href={cloudUrl}>
            <Trans>Sonde Cloud</Trans>
          </a>
        </li>
      )}
      {vetSiteUrl !== null && (
        <li>
          <a href={vetSiteUrl}>
            <Trans>Sonde for veterinarians</Trans>
          </a>
        </li>
      )}
    </>
  );
}
