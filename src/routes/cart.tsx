import { useLingui } from '@lingui/react/macro';
import { IslandPlace } from '../app/island-place.tsx';
import cartIsland from '../islands/cart.tsx';

export default function CartRoute() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Cart – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <IslandPlace island={cartIsland} data={{}} />
    </>
  );
}
