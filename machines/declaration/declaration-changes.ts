import { withoutFieldTrouble } from '../flow/index.ts';
import {
  blankDeclaration,
  checkDeclaration,
  type DeclarationField,
  type DeclarationProblem,
} from '../rules/declaration/index.ts';
import type { DeclarationContext } from './declaration.types.ts';

type Changed = Partial<DeclarationContext>;

const isSame = (a: DeclarationProblem) => (b: DeclarationProblem) =>
  a.field === b.field && a.reason === b.reason;

/** Updates a field and drops the problems that no longer exist. A changed declaration needs a new key. */
export function changeField(context: DeclarationContext, field: DeclarationField, value: string): Changed {
  const { kind, today } = context;
  const declaration = { ...context.declaration, [field]: value };
  const present = checkDeclaration(kind, declaration, today);
  return {
    declaration,
    problems: context.problems.filter((shown) => present.some(isSame(shown))),
    idempotencyKey: null,
    trouble: withoutFieldTrouble(context.trouble, field),
  };
}

/** Reports what is wrong with a typed value when its field is left; all others are reported by the button. */
export function leaveField(
  { kind, declaration, today, problems }: DeclarationContext,
  field: DeclarationField,
): Changed {
  const newProblems = checkDeclaration(kind, declaration, today).filter(
    (problem) => problem.field === field && (problem.reason === 'format' || problem.reason === 'choice'),
  );
  return { problems: [...problems.filter((shown) => !newProblems.some(isSame(shown))), ...newProblems] };
}

/** Reports all problems when the customer continues, in field order. */
export const listProblems = ({ kind, declaration, today }: DeclarationContext): Changed => ({
  problems: checkDeclaration(kind, declaration, today),
  trouble: null,
});

/** The values kept for another declaration: the name, and the address for the receipt. */
export const anotherDeclaration = ({ declaration: { name, email } }: DeclarationContext): Changed => ({
  declaration: { ...blankDeclaration, name, email },
  linkToken: null,
  idempotencyKey: null,
  receipt: null,
});
