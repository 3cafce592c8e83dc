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
  const { kind } = context;
  const declaration = { ...context.declaration, [field]: value };
  const present = checkDeclaration(kind, declaration);
  return {
    declaration,
    problems: context.problems.filter((shown) => present.some(isSame(shown))),
    idempotencyKey: null,
    trouble: withoutFieldTrouble(context.trouble, field),
  };
}

/** Shows a format problem when somebody leaves a field; all others wait for the button. */
export function leaveField(
  { kind, declaration, problems }: DeclarationContext,
  field: DeclarationField,
): Changed {
  const found = checkDeclaration(kind, declaration).filter(
    (problem) => problem.field === field && problem.reason === 'format',
  );
  return { problems: [...problems.filter((shown) => !found.some(isSame(shown))), ...found] };
}

/** Shows all problems when somebody wants to go on, in field order. */
export const listProblems = ({ kind, declaration }: DeclarationContext): Changed => ({
  problems: checkDeclaration(kind, declaration),
  trouble: null,
});

/** What is left for one more declaration: who makes it, and where the receipt goes. */
export const anotherDeclaration = ({ declaration: { name, email } }: DeclarationContext): Changed => ({
  declaration: { ...blankDeclaration, name, email },
  idempotencyKey: null,
  receipt: null,
});
