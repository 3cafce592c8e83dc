import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Market } from '@sonde/machines/rules/catalogue';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { heroPictures } from '../../pictures/pictures.ts';
import { Price } from '../prices/price.tsx';
import type { HomeOffer } from './home-offers.ts';
import { PriceParts } from './price-parts.tsx';
import styles from './home-hero.module.css';

const altTexts: Readonly<Record<Market, MessageDescriptor>> = {
  HUMAN: msg`Illustration: a gloved hand holds a probe against a patient in bed. Below the skin, its fan-shaped image has depth marks in centimeters.`,
  VETERINARY: msg`Illustration: a gloved hand holds a probe against the back of a dog that is lying down. Below the coat, its fan-shaped image has depth marks in centimeters.`,
};

interface HomeHeroProps {
  /** Whose patients the picture shows. */
  readonly market: Market;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly first: HomeOffer | undefined;
}

/** A dark room with a patient and one bright image. On phones the words come first, so that they need no scrolling. */
export function HomeHero({ market, title, lead, first }: HomeHeroProps) {
  const { i18n } = useLingui();
  const { wide, narrow } = heroPictures[market];
  const locale = useShopLocale();
  const name = first && <bdi>{first.name}</bdi>;
  const price = first && <Price price={first.today} cents="if-any" />;
  return (
    <section className={styles.hero} data-theme="dark">
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
      <picture>
        <source
          media="(max-width: 575px)"
          srcSet={`/pictures/${narrow.file}`}
          width={narrow.width}
          height={narrow.height}
        />
        <img
          className={styles.image}
          src={`/pictures/${wide.file}`}
          width={wide.width}
          height={wide.height}
          fetchPriority="high"
          alt={i18n._(altTexts[market])}
        />
      </picture>
    </section>
  );
}
