import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { type FieldProblem, fieldProblemOf } from '@sonde/machines/rules/errors';

/** The store's refusal of a field, by the form's field name; null if there is none. */
export function refusalAt(trouble: Trouble | null, field: string): FieldProblem | null {
  const refusal = refusalsOf(trouble).find((refused) => refused.field === field);
  return refusal ? (fieldProblemOf(refusal.reason) ?? 'format') : null;
}
