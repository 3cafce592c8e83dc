import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { type FieldProblem, fieldProblemOf } from '@sonde/machines/rules/errors';

/** What the store found wrong with a field, as forms call it; null when it had nothing against it. */
export function refusalAt(trouble: Trouble | null, field: string): FieldProblem | null {
  const refusal = refusalsOf(trouble).find((refused) => refused.field === field);
  return refusal ? (fieldProblemOf(refusal.reason) ?? 'format') : null;
}
