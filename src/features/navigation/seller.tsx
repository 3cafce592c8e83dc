import { usePage } from '../../app/page.tsx';

/** Who sells, with the postal address, as the configuration has it. */
export function Seller() {
  const seller = usePage().configuration?.seller;
  return (
    seller && (
      <bdi translate="no">
        {seller.name}, {seller.address}
      </bdi>
    )
  );
}
