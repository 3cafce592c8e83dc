import { Trans } from '@lingui/react/macro';
import { mustShowVatNumber } from '@sonde/machines/rules/places';
import { usePage } from '../../page/page.tsx';
import { Comma } from '../../i18n/comma.tsx';
import { countryNames } from '../../i18n/country-names.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

/**
 * The seller with the configured postal address, and the country in the page's language. Includes the VAT number if the
 * shop's country requires it.
 */
export function Seller() {
  const { country, tag } = useShopLocale();
  const seller = usePage().configuration?.seller;
  if (seller === undefined) return null;
  return (
    <>
      <bdi translate="no">
        {seller.name}, {seller.address}
      </bdi>
      <Comma />
      <bdi translate="no">{countryNames(tag).nameOf(seller.country)}</bdi>
      {mustShowVatNumber(country) && <SellerVatNumber />}
    </>
  );
}

/** The seller's VAT number on a line of its own; nothing if none is configured. */
function SellerVatNumber() {
  const vatNumber = usePage().configuration?.seller.vatNumber ?? null;
  return (
    vatNumber !== null && (
      <>
        <br />
        <Trans>
          VAT number: <VatNumber text={vatNumber} />
        </Trans>
      </>
    )
  );
}

const VatNumber = ({ text }: { readonly text: string }) => (
  <bdi translate="no" dir="ltr">
    {text}
  </bdi>
);
