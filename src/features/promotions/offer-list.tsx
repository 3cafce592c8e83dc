import { Trans } from '@lingui/react/macro';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { CurrentOffer } from './current-offers.ts';
import { EndsScript } from './ends-script.tsx';
import { OfferEnd } from './offer-end.tsx';
import styles from './offer-list.module.css';
import { promotionLink } from './promotion-link.ts';
import { TimeLeft } from './time-left.tsx';

/** The current offers, each with its terms, its end and a link to use it. */
export function OfferList({ offers }: { offers: readonly CurrentOffer[] }) {
  return (
    <>
      <ul role="list" className={styles.offers}>
        {offers.map((offer) => (
          <Offer key={offer.slug} offer={offer} />
        ))}
      </ul>
      <EndsScript />
    </>
  );
}

function Offer({ offer }: { offer: CurrentOffer }) {
  const locale = useShopLocale();
  const { slug, name, terms, code, path, countries, lastDay, endsAt, timeLeft } = offer;
  const codeText = (
    <strong dir="ltr" className={styles.code}>
      {code}
    </strong>
  );
  const list = useFormat().list(countries);
  return (
    <li id={slug} className={styles.offer} data-ends={endsAt ?? undefined}>
      <h2 className={styles.name}>{name}</h2>
      <p>{terms}</p>
      <p>
        <OfferEnd lastDay={lastDay} />
      </p>
      {endsAt !== null && timeLeft !== null && (
        <p>
          <TimeLeft endsAt={endsAt} text={timeLeft} />
        </p>
      )}
      <p className={styles.where}>
        {countries.length === 0 ? (
          <Trans>All countries we sell to</Trans>
        ) : (
          <Trans comment="The countries in which an offer is valid">Countries: {list}</Trans>
        )}
      </p>
      <div className={styles.use}>
        <p className={styles.running}>
          <ButtonLink href={promotionLink(locale, path, code)}>
            <span>
              <Trans>Use code {codeText}</Trans>
            </span>
          </ButtonLink>
        </p>
        <p className={styles.ended}>
          <Trans>This offer has ended.</Trans>
        </p>
      </div>
    </li>
  );
}
