import type { SavedPaymentMethod } from '@sonde/machines/rules/payment';
import { meansOf } from '../../ports/means-of-saved.ts';
import { methodView } from './method-views.ts';

interface SavedMethodNameProps {
  readonly saved: SavedPaymentMethod;
}

/** A saved method, as its owner recognizes it. */
export function SavedMethodName({ saved }: SavedMethodNameProps) {
  const { Description } = methodView(saved.method);
  return <Description details={meansOf(saved).details} />;
}
