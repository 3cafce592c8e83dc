import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { useLazyPart } from '../../../i18n/lazy-parts.ts';
import type { RefusalTexts } from '../../payment/method-view.ts';

const load = () => import('../../payment/refusal-of-method.ts');

interface PaymentRefusals {
  /** Null while the texts of a refusal load. */
  readonly trouble: Trouble | null;
  readonly refusalTexts: RefusalTexts | null;
  readonly isAwaited: boolean;
}

/** What the payment step shows of its trouble. The texts load with the first press, and at the latest with a refusal. */
export function usePaymentRefusals(trouble: Trouble | null): PaymentRefusals {
  const isRefused = refusalsOf(trouble).length > 0;
  const { part, isAwaited, isLost } = useLazyPart('refusal-of-method', load, isRefused);
  const shown = isLost ? ({ kind: 'connection' } as const) : trouble;
  return { trouble: isAwaited ? null : shown, refusalTexts: part?.refusalTexts ?? null, isAwaited };
}
