import { Trans } from '@lingui/react/macro';
import type { CheckoutLine } from '@sonde/machines/cart';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';

/**
 * The variant of a line, in a cart or an order. A warranty says that its years include the one that every probe comes
 * with.
 */
export function LineDetail({ line }: { line: Pick<CheckoutLine, 'kind' | 'variantName'> }) {
  if (line.kind !== 'WARRANTY') return <NoBreakWords text={line.variantName} />;
  return <Trans>{line.variantName} of coverage in total</Trans>;
}
