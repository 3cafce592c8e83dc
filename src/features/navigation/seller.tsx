import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';

/** Who sells, with the postal address, as the configuration has it. */
export function Seller() {
  const seller = useRouteLoaderData<typeof rootLoader>('root')?.configuration.seller;
  return (
    seller && (
      <bdi translate="no">
        {seller.name}, {seller.address}
      </bdi>
    )
  );
}
