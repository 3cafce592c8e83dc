import { toMajorUnits, type TaxedMoney } from '@sonde/machines/rules/money';
import { usePage } from '../../app/page.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import type { OfferDetails } from '../product/product-offers.ts';

interface ProductDataProps {
  readonly details: OfferDetails;
  /** What is paid today for what is chosen. */
  readonly price: TaxedMoney;
}

/** The product and its offer as search engines read them (schema.org, JSON-LD). */
export function ProductData({ details, price }: ProductDataProps) {
  const { address, configuration } = usePage();
  const [path = ''] = address.split('?');
  const { side } = usePriceTax();
  const publicUrl = configuration?.publicUrl ?? '';
  const amount = price[side];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: details.name,
    description: details.description,
    image: details.pictures.map(({ url }) => publicUrl + url),
    brand: { '@type': 'Brand', name: 'Sonde' },
    offers: {
      '@type': 'Offer',
      url: publicUrl + path,
      price: toMajorUnits(amount).toFixed(2),
      priceCurrency: amount.currency,
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'PriceSpecification',
        price: toMajorUnits(amount).toFixed(2),
        priceCurrency: amount.currency,
        valueAddedTaxIncluded: side === 'gross',
      },
    },
  };
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
