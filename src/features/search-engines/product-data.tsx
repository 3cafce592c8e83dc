import { usePage } from '../../page/page.tsx';
import { productData, type DescribedProduct, type DescribedShop } from './described-product.ts';
import { StructuredData } from './structured-data.tsx';

function useDescribedShop(): DescribedShop {
  const { locale, configuration } = usePage();
  return {
    publicUrl: configuration?.publicUrl ?? '',
    country: locale.country,
    side: locale.tax.side,
  };
}

/** The page's product, with its offers, for search engines. */
export function ProductData({ product }: { readonly product: DescribedProduct }) {
  const shop = useDescribedShop();
  return <StructuredData data={productData(product, shop)} />;
}

/** Several products that the page sells. */
export function ProductListData({ products }: { readonly products: readonly DescribedProduct[] }) {
  const shop = useDescribedShop();
  const itemListElement = products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: productData(product, shop),
  }));
  return <StructuredData data={{ '@type': 'ItemList', itemListElement }} />;
}

interface PageListDataProps {
  /** Each page once, in display order. */
  readonly pages: readonly { readonly name: string; readonly path: string }[];
}

/** The product pages that the page links to. */
export function PageListData({ pages }: PageListDataProps) {
  const { publicUrl } = useDescribedShop();
  const itemListElement = pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: publicUrl + path,
  }));
  return <StructuredData data={{ '@type': 'ItemList', itemListElement }} />;
}
