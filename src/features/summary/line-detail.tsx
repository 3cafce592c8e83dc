import { Trans } from '@lingui/react/macro';
import type { CheckoutLine } from '@sonde/machines/cart';
import { NoBreakWords } from '../../ui/unbroken/unbroken.tsx';

/**
 * Which variant a line is, in a cart or an order; a warranty says that its years hold the one that every probe comes
 * with.
 */
export function LineDetail({ line }: { line: Pick<CheckoutLine, 'kind' | 'variantName'> }) {
  if (line.kind !== 'WARRANTY') return <NoBreakWords text={line.variantName} />;
  return <Trans>{line.variantName} of coverage in total</Trans>;
}
