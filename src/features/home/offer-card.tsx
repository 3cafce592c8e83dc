import { Trans } from '@lingui/react/macro';
import { paths } from '../../app/paths.ts';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { HomeOffer } from './home-offers.ts';
import styles from './offer-card.module.css';

/** One probe: what it looks like, what it is, what it costs today. */
export function OfferCard({ offer }: { offer: HomeOffer }) {
  const locale = useShopLocale();
  const format = useFormat();
  const yearly = offer.membership && format.shortMoney(offer.membership.net);
  const device = format.shortMoney(offer.device.net);
  return (
    <article className={styles.card} data-market={offer.market === 'VETERINARY' ? 'vet' : undefined}>
      <Picture src={offer.picture.url} alt={offer.picture.alt} width={800} height={600} />
      <h3 className={styles.name}>
        <a href={paths.product(locale, offer.slug)}>{offer.name}</a>
      </h3>
      <p>{offer.description}</p>
      <p className={styles.price}>
        <Trans>
          <strong>{format.shortMoney(offer.today.net)}</strong> today
        </Trans>
      </p>
      <p className={styles.parts}>
        {yearly ? (
          <Trans>
            Probe {device} and first year of membership {yearly}, then {yearly} a year. Plus tax.
          </Trans>
        ) : (
          <Trans>Plus tax.</Trans>
        )}
      </p>
    </article>
  );
}
