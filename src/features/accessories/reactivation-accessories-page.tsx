import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cluster, Container, Section, Stack } from '../../ui/layout/layout.tsx';
import type { ShopProduct } from '../catalogue/load-shop.ts';
import { AccessoryGrid } from './accessory-grid.tsx';

/** Accessories for the probe of a membership that is already in the cart; several can be added. */
export function ReactivationAccessoriesPage({ accessories }: { accessories: readonly ShopProduct[] }) {
  const { t } = useLingui();
  const locale = useShopLocale();
  return (
    <Section>
      <title>{t`Accessories for your probe – Sonde`}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <Stack gap={8}>
          <Stack gap={3}>
            <h1>
              <Trans>Accessories for your probe</Trans>
            </h1>
            <p>
              <Trans>Add a spare or a longer cable to your membership, or skip this step.</Trans>
            </p>
          </Stack>
          <AccessoryGrid accessories={accessories} afterAdding="stay" />
          <Cluster gap={3}>
            <ButtonLink variant="primary" href={paths.cart(locale)}>
              <Trans>Continue to cart</Trans>
            </ButtonLink>
            <ButtonLink href={paths.reactivateMembership(locale)}>
              <Trans>Choose another membership</Trans>
            </ButtonLink>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  );
}
