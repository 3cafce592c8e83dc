import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { type QuotedTerms, quotedSection, quotedText } from './quoted-terms.ts';
import { TermsText } from './terms-text.tsx';
import styles from './quotation.module.css';

/** What is agreed, first on the page that is about it. */
export function Agreed({ name }: { readonly name: QuotedTerms }) {
  const { catalogue } = useShopLocale();
  return <p className={styles.agreed}>{quotedText(name, catalogue)}</p>;
}

/** What the law adds to it, as in the terms. */
export function RightsByLaw() {
  const { catalogue } = useShopLocale();
  return <TermsText sections={[quotedSection('rights', catalogue)]} />;
}
