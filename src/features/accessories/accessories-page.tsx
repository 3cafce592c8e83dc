import { Trans, useLingui } from '@lingui/react/macro';
import { publicPages } from '../../page/public-pages.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import type { ShopProduct } from '../catalogue/load-shop.ts';
import { PageHead } from '../search-engines/page-head.tsx';
import { AccessoriesData } from './accessories-data.tsx';
import { AccessoryGrid } from './accessory-grid.tsx';

/** Everything sold without a probe. */
export function AccessoriesPage({ accessories }: { accessories: readonly ShopProduct[] }) {
  const { t } = useLingui();
  return (
    <Section>
      <PageHead
        title={t`Accessories`}
        description={t`USB-C and Lightning cables for Sonde probes, in two lengths, with prices.`}
        isIn={publicPages.accessories.isIn}
      />
      <AccessoriesData accessories={accessories} />
      <Container>
        <Stack gap={8}>
          <h1>
            <Trans>Accessories</Trans>
          </h1>
          <AccessoryGrid accessories={accessories} afterAdding="go-to-cart" />
        </Stack>
      </Container>
    </Section>
  );
}
