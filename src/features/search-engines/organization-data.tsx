import { supportDeskOf } from '@sonde/machines/rules/leads';
import { usePage } from '../../page/page.tsx';
import { paths } from '../../page/paths.ts';
import { StructuredData } from './structured-data.tsx';

/** The seller, and how buyers of the page's country reach it. */
export function OrganizationData() {
  const { configuration, locale } = usePage();
  if (!configuration) return null;
  const { publicUrl, seller, supportEmail, supportPhones } = configuration;
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        name: 'Sonde',
        legalName: seller.name,
        url: publicUrl + paths.home(locale),
        logo: `${publicUrl}/favicon.svg`,
        ...(seller.vatNumber !== null && { vatID: seller.vatNumber }),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          telephone: supportDeskOf(locale.country, supportPhones).phone,
          email: supportEmail,
          areaServed: locale.country,
        },
      }}
    />
  );
}
