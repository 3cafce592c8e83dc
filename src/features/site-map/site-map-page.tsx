import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { publicPages } from '../../page/public-pages.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Container, Section, Stack } from '../../ui/layout/layout.tsx';
import type { ShopProduct } from '../catalogue/load-shop.ts';
import { PageHead } from '../search-engines/page-head.tsx';
import { pageGroups, type PageGroup } from './page-groups.ts';
import { pageTitles } from '../../page/page-titles.ts';
import styles from './site-map.module.css';

interface SiteMapPageProps {
  readonly products: readonly Pick<ShopProduct, 'slug' | 'name' | 'kind' | 'market'>[];
}

/** Every public page of the country, by topic. */
export function SiteMapPage({ products }: SiteMapPageProps) {
  const { t } = useLingui();
  return (
    <Section>
      <PageHead title={t`Site map`} description={t`Every page of the shop, by topic.`} />
      <Container>
        <Stack gap={8}>
          <h1>
            <Trans>Site map</Trans>
          </h1>
          <div className={styles.groups}>
            {pageGroups.map((group) => (
              <Group key={group.id} group={group} products={products.filter(group.holds)} />
            ))}
          </div>
        </Stack>
      </Container>
    </Section>
  );
}

function Group({ group, products }: SiteMapPageProps & { readonly group: PageGroup }) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const pages = group.pages.filter((name) => publicPages[name].isIn(locale.country));
  const links = [
    ...pages.map((name) => ({ href: publicPages[name].path(locale), text: i18n._(pageTitles[name]) })),
    ...products.map(({ slug, name }) => ({ href: paths.product(locale, slug), text: name })),
  ];
  if (links.length === 0) return null;
  return (
    <section className={styles.group}>
      <Stack gap={3}>
        <h2>{i18n._(group.title)}</h2>
        <Stack as="ul" gap={2}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>
                <bdi>{text}</bdi>
              </a>
            </li>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
