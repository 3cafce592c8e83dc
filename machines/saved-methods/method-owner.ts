import {
  type MethodProblem,
  methodProblem,
  type MethodUses,
  noMethodUses,
  type SavedPaymentMethod,
} from '../rules/payment/index.ts';
import type { SavedMethodsContext } from './saved-methods.types.ts';

type Known = Pick<SavedMethodsContext, 'methods' | 'uses'>;

/** A method's owner, the organization or the person, with only that owner's methods. */
export const ownerOf = (
  { methods, uses }: Known,
  { isOfOrganization }: Pick<SavedPaymentMethod, 'isOfOrganization'>,
): MethodUses & { readonly methods: readonly SavedPaymentMethod[] } => ({
  ...(isOfOrganization ? uses : noMethodUses),
  methods: methods.filter((method) => method.isOfOrganization === isOfOrganization),
});

/** Why the store would not remove a method; null if it would. */
export function removalProblemOf(known: Known, methodId: string): MethodProblem | null {
  const method = known.methods.find(({ id }) => id === methodId);
  return method === undefined ? 'UNKNOWN_METHOD' : methodProblem(ownerOf(known, method), methodId, 'delete');
}
