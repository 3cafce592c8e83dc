import { commaSeparated } from '@sonde/machines/rules/text';
import { usePage } from '../../app/page.tsx';
import { countryNames } from '../../i18n/country-names.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

/** Who sells, with the postal address, as the configuration has it, and the country in the page's language. */
export function Seller() {
  const { language, tag } = useShopLocale();
  const seller = usePage().configuration?.seller;
  return (
    seller && (
      <bdi translate="no">
        {commaSeparated(
          [`${seller.name}, ${seller.address}`, countryNames(tag).nameOf(seller.country)],
          language,
        )}
      </bdi>
    )
  );
}
