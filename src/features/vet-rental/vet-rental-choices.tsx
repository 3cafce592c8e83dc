import { useCallback } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { currentTerms } from '@sonde/machines/rules/checkout';
import { ownValue } from '@sonde/machines/rules/texts';
import {
  isVetRentalSessionEnded,
  rentingMembership,
  veterinaryMemberships,
  vetRentalChoiceOf,
} from '@sonde/machines/vet-rental';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { AddToCart } from '../add-to-cart/add-to-cart.tsx';
import { connectorNames } from '../catalogue/connector-names.ts';
import { Price } from '../prices/price.tsx';
import { TaxSentence } from '../prices/tax-note.tsx';
import { OrganizationChoice } from '../owner-flow/organization-choice.tsx';
import type { RentalPrice } from './rental-offers.ts';
import type { VetRentalProps } from './vet-rental-props.ts';
import styles from './vet-rental.module.css';

/** What is paid, when, and for how long, before anything is chosen. */
function Terms({ price: { monthly, months, total } }: { readonly price: RentalPrice }) {
  const locale = useShopLocale();
  const amount = <Price price={monthly} cents="if-any" />;
  const all = <Price price={total} cents="if-any" />;
  return (
    <Stack gap={3}>
      <p className={styles.price}>
        <Trans>
          <strong>{amount}</strong> a month, for at least{' '}
          <Plural value={months} one="# month" other="# months" />
        </Trans>
        <br />
        <TaxSentence />
      </p>
      <ul>
        <li>
          <Trans>
            You pay {all} over <Plural value={months} one="# month" other="# months" />. After that, the
            rental continues by the month until you end it.
          </Trans>
        </li>
        <li>
          <Trans>
            The first month is due when you order. We save your payment method and charge it every month.
          </Trans>
        </li>
        <li>
          <Trans>
            If you leave earlier, you pay for the months that are left. We’ll show you the amount before you
            decide.
          </Trans>
        </li>
      </ul>
      <p>
        <a href={paths.termsVersion(locale, currentTerms('RENTAL_TERMS'))}>
          <Trans>Read the rental terms</Trans>
        </a>
      </p>
    </Stack>
  );
}

/** The probe's connector, the price, and the button that adds the rental to the cart. */
export function VetRentalChoices({ snapshot, send, offers }: VetRentalProps) {
  const { t, i18n } = useLingui();
  const { connectors, connector, sku, adding } = vetRentalChoiceOf(snapshot);
  const askAgain = useCallback(() => send({ type: 'page.returned' }), [send]);
  const price = sku === null ? undefined : ownValue(offers.prices, sku);
  return (
    <Stack gap={6}>
      {isVetRentalSessionEnded(snapshot) && (
        <Notice tone="attention" role="alert">
          <p>
            <Trans>
              You were signed out because your session has ended. Sign in again to rent for your practice.
            </Trans>
          </p>
        </Notice>
      )}
      {price && <Terms price={price} />}
      <OrganizationChoice
        memberships={veterinaryMemberships(snapshot.context)}
        shown={rentingMembership(snapshot.context)}
        onChoose={(slug) => send({ type: 'organization.chosen', slug })}
      />
      <ChoiceCards
        name="connector"
        label={t`Connector`}
        value={connector ?? ''}
        choices={connectors.map((value) => ({ value, title: i18n._(connectorNames[value]) }))}
        onChange={(chosen) => send({ type: 'connector.chosen', connector: chosen })}
      />
      <AddToCart
        adding={adding}
        isPrimary
        onAdd={() => send({ type: 'choice.submitted' })}
        onReturn={askAgain}
      >
        <Trans>Add to cart</Trans>
      </AddToCart>
    </Stack>
  );
}
