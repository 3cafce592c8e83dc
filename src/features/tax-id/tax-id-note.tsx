import { useLingui } from '@lingui/react/macro';
import type { TaxIdStatus } from '@sonde/machines/rules/tax';
import { taxIdSentences } from './tax-id-texts.ts';

/** Why VAT is charged or not, for buyers with a number; empty for others. */
export function TaxIdNote({ status }: { readonly status: TaxIdStatus | null }) {
  const { i18n } = useLingui();
  return status && <p>{i18n._(taxIdSentences[status])}</p>;
}
