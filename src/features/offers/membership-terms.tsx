import type { ReactNode } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { Comma } from '../../i18n/comma.tsx';
import { Price } from '../prices/price.tsx';
import { TaxNote } from '../prices/tax-note.tsx';
import { usePriceTax } from '../prices/use-price-tax.ts';
import type { MembershipTerm } from './membership-offers.ts';
import styles from './membership-terms.module.css';

interface MembershipTermsProps {
  readonly terms: readonly MembershipTerm[];
}

/** The billing of each term, whether tax is included, and below it the monthly equivalent. */
export function MembershipTerms({ terms }: MembershipTermsProps) {
  return (
    <TermList
      terms={terms}
      note={
        <>
          <Comma />
          <TaxNote />
        </>
      }
    />
  );
}

/** The same in a table that says once whether its prices include tax. */
export const ComparedTerms = ({ terms }: MembershipTermsProps) => <TermList terms={terms} note={null} />;

function TermList({ terms, note }: MembershipTermsProps & { readonly note: ReactNode }) {
  return (
    <ul role="list" className={styles.terms}>
      {terms.map((term) => (
        <li key={term.sku} className={styles.term}>
          <Billed term={term} />
          {note}
          <PerMonth term={term} />
        </li>
      ))}
    </ul>
  );
}

function Billed({ term: { price, months, renewal } }: { term: MembershipTerm }) {
  const amount = <Price price={price} cents="if-any" />;
  const renewalAmount = renewal && <Price price={renewal} cents="if-any" />;
  if (months === null)
    return (
      <Trans comment="A price that is paid a single time">
        <strong>{amount}</strong> once
      </Trans>
    );
  if (renewalAmount)
    return (
      <Trans>
        <strong>{amount}</strong> for <Plural value={months / 12} one="# year" other="# years" />, or{' '}
        {renewalAmount} if you renew
      </Trans>
    );
  return (
    <Trans>
      <strong>{amount}</strong> for <Plural value={months / 12} one="# year" other="# years" />
    </Trans>
  );
}

function PerMonth({ term: { price, months, perMonth } }: { term: MembershipTerm }) {
  const { side } = usePriceTax();
  if (months === null || perMonth === null) return null;
  const amount = <Price price={perMonth} cents="if-any" />;
  const isExact = perMonth[side].amount * months === price[side].amount;
  return (
    <span className={styles.month}>
      <br />
      {isExact ? <Trans>That’s {amount} a month.</Trans> : <Trans>That’s about {amount} a month.</Trans>}
    </span>
  );
}
