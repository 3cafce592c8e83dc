import { useLingui } from '@lingui/react/macro';
import type { Route } from './+types/cart.ts';
import { IslandPlace } from '../features/island/island-place.tsx';
import { BrowserOnlyState } from '../browser/browser-only-state.tsx';
import { shopLocale } from '../page/locale.ts';
import { loadServedCheckout } from '../features/checkout/load-served-checkout.ts';
import { loadDeliveryPreview } from '../features/delivery/load-delivery-preview.ts';
import { cartIsland } from '../features/cart/cart.tsx';

/** The checkout in this browser's cookie is rendered at once. */
export async function loader(position: Route.LoaderArgs) {
  const { params } = position;
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const [served, delivery] = await Promise.all([
    loadServedCheckout(position, locale),
    loadDeliveryPreview(position),
  ]);
  return { served, delivery };
}

export default function CartRoute({ loaderData: { served, delivery } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Cart – Sonde`}</title>
      <meta name="robots" content="noindex" />
      {served && <BrowserOnlyState token={served.token} country={served.country} flow="cart" />}
      <IslandPlace island={cartIsland} data={{ served, delivery }} {...(served && { start: 'when drawn' })} />
    </>
  );
}
