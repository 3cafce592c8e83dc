import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Price } from '../prices/price.tsx';
import type { HomeOffer } from './home-offers.ts';
import { PriceParts } from './price-parts.tsx';
import styles from './home-hero.module.css';

interface HomeHeroProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly first: HomeOffer | undefined;
}

/** A dark room at the bedside with one bright image. */
export function HomeHero({ title, lead, first }: HomeHeroProps) {
  const { t } = useLingui();
  const locale = useShopLocale();
  const name = first && <bdi>{first.name}</bdi>;
  const price = first && <Price price={first.today} cents="if-any" />;
  return (
    <section className={styles.hero} data-theme="dark">
      <picture>
        <source media="(max-width: 575px)" srcSet="/pictures/hero-narrow.svg" width="750" height="780" />
        <img
          className={styles.image}
          src="/pictures/hero.svg"
          width="1600"
          height="900"
          fetchPriority="high"
          alt={t`Illustration: a gloved hand holds a probe against a patient in bed. Below the skin, its fan-shaped image has depth marks in centimeters.`}
        />
      </picture>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {first && (
          <p className={styles.action}>
            <ButtonLink variant="primary" href={paths.product(locale, first.slug)}>
              <span>
                <Trans>Configure {name}</Trans>
              </span>
            </ButtonLink>
            <span>
              <Trans>
                <strong>{price}</strong> today.
              </Trans>{' '}
              <PriceParts offer={first} />
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
