import { MembershipLink } from './membership-link.tsx';
import type { MembershipOffer } from './membership-offers.ts';
import { MembershipTerms } from './membership-terms.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import styles from './membership-card.module.css';

/** A membership in a list: who it is for and its price. */
export function MembershipCard({ offer }: { offer: MembershipOffer }) {
  return (
    <article className={styles.card}>
      <h3>
        <NoBreakWords text={offer.name} />
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
