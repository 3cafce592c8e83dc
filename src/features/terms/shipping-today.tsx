import { Trans } from '@lingui/react/macro';
import { taxTerritories } from '@sonde/machines/rules/addresses';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { useShippingNote } from '../address/use-shipping-note.ts';
import type { ShippingRate } from './load-shipping-rates.ts';
import { ShippingRates } from './shipping-rates.tsx';

/** Where the shop ships to, for how much and how fast. */
export function ShippingToday({ rates }: { readonly rates: readonly ShippingRate[] }) {
  const { country } = useShopLocale();
  const shippingNote = useShippingNote(
    taxTerritories.filter((territory) => territory.country === country && !territory.served),
  );
  return (
    <section id="shipping">
      <Stack gap={3}>
        <h2>
          <Trans>Shipping methods and prices</Trans>
        </h2>
        <p>{shippingNote}</p>
        <ShippingRates rates={rates} />
      </Stack>
    </section>
  );
}
