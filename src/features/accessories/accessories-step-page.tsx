import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import type { ShopProduct } from '../catalogue/load-shop.ts';
import { PageHead } from '../search-engines/page-head.tsx';
import { AccessoriesData } from './accessories-data.tsx';
import { AccessoryGrid } from './accessory-grid.tsx';

/** Accessories for a probe that is already in the cart; several can be added before the cart is opened. */
export function AccessoriesStepPage({ accessories }: { accessories: readonly ShopProduct[] }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <Section>
      <PageHead
        title={t`Accessories for your probe`}
        description={t`Add a spare or longer cable for your probe before you continue to the cart.`}
        isIn={publicPages.accessories.isIn}
      />
      <AccessoriesData accessories={accessories} />
      <Container>
        <Stack gap={8}>
          <Stack gap={3}>
            <h1>
              <Trans>Accessories for your probe</Trans>
            </h1>
            <p>
              <Trans>Every probe comes with a cable. Add a spare or a longer one, or skip this step.</Trans>
            </p>
          </Stack>
          <AccessoryGrid accessories={accessories} afterAdding="stay" />
          <p>
            <ButtonLink variant="primary" href={paths.cart(locale)}>
              <Trans>Continue to cart</Trans>
            </ButtonLink>
          </p>
        </Stack>
      </Container>
    </Section>
  );
}
