import { MembershipLink } from './membership-link.tsx';
import type { MembershipOffer } from './membership-offers.ts';
import { MembershipTerms } from './membership-terms.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import styles from './membership-card.module.css';

/** One membership among others: whom it is for and what it costs. */
export function MembershipCard({ offer }: { offer: MembershipOffer }) {
  return (
    <article className={styles.card}>
      <h3>
        <OwnDirection text={offer.name} />
      </h3>
      <p>
        <OwnDirection text={offer.description} />
      </p>
      <div className={styles.end}>
        <MembershipTerms terms={offer.terms} />
        <p>
          <MembershipLink name={offer.name} place={offer.place} />
        </p>
      </div>
    </article>
  );
}
