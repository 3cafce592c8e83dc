import { isRowId } from '../../../db/row-id.ts';
import { parseGlobalId, toGlobalId } from '../../../kernel/global-id.ts';
import type { SavedPaymentMethod } from '../../../kernel/resolver-types.generated.ts';
import type { SavedMethod } from '../../people/saved-method.model.ts';
import { savedKinds, stripeMethod } from '../methods/payment-methods.ts';
import type { SavedKind } from '../provider/payment-method.ts';

/** Throws for a payment method that is never saved. */
export function savedKindOf({ method }: Pick<SavedMethod, 'method'>): SavedKind {
  const kind = stripeMethod(method).saved;
  if (kind === undefined) throw new Error(`The payment method ${method} cannot be saved`);
  return kind;
}

/** Converts a saved payment method to its API type; `today` is an ISO calendar date. */
export function savedNode(saved: SavedMethod, today: string): SavedPaymentMethod {
  const { nodeType, fields } = savedKindOf(saved);
  return {
    __typename: nodeType,
    id: toGlobalId(nodeType, saved.id),
    ...fields(saved, today),
  } as unknown as SavedPaymentMethod;
}

/** The types of nodes of saved payment methods. */
export const savedNodeTypes: readonly string[] = [...new Set(savedKinds.map(({ nodeType }) => nodeType))];

/** The row behind a node of any of them; empty, which is no one's, for an ID of another type. */
export function savedMethodIdOf(text: string): string {
  const parsed = parseGlobalId(text);
  return parsed !== null && savedNodeTypes.includes(parsed.type) && isRowId(parsed.id) ? parsed.id : '';
}
