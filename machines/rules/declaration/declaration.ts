import { checkEmail, emailMaxLength, normaliseEmail } from '../people/index.ts';
import { latinDigits, lengthOf, ordinaryWidth, tidySpaces } from '../texts/index.ts';

/** What a declaration may state, in the order in which it is asked. */
export const declarationFields = ['name', 'contract', 'items', 'email'] as const;
export type DeclarationField = (typeof declarationFields)[number];

/** The values of a declaration; empty strings where nothing was typed. */
export type Declaration = Readonly<Record<DeclarationField, string>>;

export type DeclarationReason = 'required' | 'too_long' | 'characters' | 'format';

export interface DeclarationProblem {
  readonly field: DeclarationField;
  readonly reason: DeclarationReason;
}

/** In characters. */
export const declarationMaxLengths: Readonly<Record<DeclarationField, number>> = {
  name: 100,
  contract: 100,
  items: 500,
  email: emailMaxLength,
};

/** Nothing more may be asked: name, contract and address of the receipt (Directive 2011/83/EU, article 11a(2)). */
const optionalFields: readonly DeclarationField[] = ['items'];

export const isDeclarationFieldRequired = (field: DeclarationField): boolean =>
  !optionalFields.includes(field);

export const blankDeclaration: Declaration = { name: '', contract: '', items: '', email: '' };

/** Tidies each line and drops empty ones. */
const tidyLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(tidySpaces)
    .filter((line) => line !== '')
    .join('\n');

/** Normalizes a declaration for storage, checks and the receipt. */
export const normaliseDeclaration = ({ name, contract, items, email }: Declaration): Declaration => ({
  name: tidySpaces(name),
  contract: tidySpaces(contract),
  items: tidyLines(items),
  email: normaliseEmail(email),
});

/** Control, surrogate and private-use characters. */
const hiddenCharacters = /[\p{Cc}\p{Cs}\p{Co}]/u;

function reasonAgainst(field: DeclarationField, value: string): DeclarationReason | null {
  if (value === '') return isDeclarationFieldRequired(field) ? 'required' : null;
  if (lengthOf(value) > declarationMaxLengths[field]) return 'too_long';
  if (hiddenCharacters.test(value.replaceAll('\n', ''))) return 'characters';
  return field === 'email' ? checkEmail(value) : null;
}

/** What prevents a declaration from being made, at most one problem per field, in field order. */
export function checkDeclaration(declaration: Declaration): readonly DeclarationProblem[] {
  const normal = normaliseDeclaration(declaration);
  return declarationFields.flatMap((field) => {
    const reason = reasonAgainst(field, normal[field]);
    return reason === null ? [] : [{ field, reason }];
  });
}

/**
 * The order number in how somebody names a contract: the only run of six to twelve digits, in any script; null where
 * there is none, or more than one.
 */
export function orderNumberIn(contract: string): string | null {
  const numbers = latinDigits(ordinaryWidth(contract)).match(/(?<!\d)\d{6,12}(?!\d)/g) ?? [];
  const [number, ...others] = numbers;
  return number === undefined || others.length > 0 ? null : number;
}
