import { marketAttribute } from '../../page/market-attribute.ts';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../page/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../prices/price.tsx';
import type { HomeOffer } from './home-offers.ts';
import { PriceParts } from './price-parts.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import styles from './offer-card.module.css';

interface OfferCardProps {
  readonly offer: HomeOffer;
  /** `wide`: text beside the picture on desktops, as on tablets. */
  readonly look?: 'column' | 'wide';
}

/** A probe: picture, description and today's price. */
export function OfferCard({ offer, look = 'column' }: OfferCardProps) {
  const locale = useShopLocale();
  const today = <Price price={offer.today} cents="if-any" />;
  return (
    <article className={styles.card} data-look={look} data-market={marketAttribute(offer.market)}>
      <Picture src={offer.picture.url} alt={offer.picture.alt} width={800} height={600} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={paths.product(locale, offer.slug)}>
            <NoBreakWords text={offer.name} />
          </a>
        </h3>
        <p>
          <OwnDirection text={offer.description} />
        </p>
        <p className={styles.price}>
          <Trans>
            <strong>{today}</strong> today
          </Trans>
        </p>
        <p className={styles.parts}>
          <PriceParts offer={offer} />
        </p>
      </div>
    </article>
  );
}
