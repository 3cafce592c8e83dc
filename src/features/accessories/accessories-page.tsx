import { Trans, useLingui } from '@lingui/react/macro';
import { publicPages } from '../../page/public-pages.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import type { ShopProduct } from '../catalogue/load-shop.ts';
import type { DeliveryPreview } from '../delivery/load-delivery-preview.ts';
import { TrustRow } from '../trust/trust-row.tsx';
import { PageHead } from '../search-engines/page-head.tsx';
import { AccessoriesData } from './accessories-data.tsx';
import { AccessoryGrid } from './accessory-grid.tsx';

interface AccessoriesPageProps {
  readonly accessories: readonly ShopProduct[];
  /** When an order placed now arrives; null if that isn't known before the checkout. */
  readonly delivery: DeliveryPreview | null;
}

/** Everything sold without a probe, and what a buyer can rely on. */
export function AccessoriesPage({ accessories, delivery }: AccessoriesPageProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Accessories`}
        description={t`USB-C and Lightning cables for Sonde probes, in two lengths, with prices.`}
        isIn={publicPages.accessories.isIn}
      />
      <AccessoriesData accessories={accessories} />
      <Section>
        <Container>
          <Stack gap={8}>
            <h1>
              <Trans>Accessories</Trans>
            </h1>
            <AccessoryGrid accessories={accessories} afterAdding="go-to-cart" />
          </Stack>
        </Container>
      </Section>
      <TrustRow delivery={delivery} />
    </>
  );
}
