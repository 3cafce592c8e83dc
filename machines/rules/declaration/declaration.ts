import { checkEmail, emailMaxLength, normaliseEmail } from '../people/index.ts';
import { addMonths, isDate } from '../time/index.ts';
import { latinDigits, lengthOf, nameProblem, ordinaryWidth, tidySpaces } from '../texts/index.ts';

/** A withdrawal undoes a contract, a cancellation ends it. */
export const declarationKinds = ['WITHDRAWAL', 'CANCELLATION'] as const;
/** One of {@link declarationKinds}. */
export type DeclarationKind = (typeof declarationKinds)[number];

/** The fields of a declaration, in the order in which they are asked. */
export const declarationFields = ['ground', 'cause', 'name', 'contract', 'items', 'endsOn', 'email'] as const;
/** One of {@link declarationFields}. */
export type DeclarationField = (typeof declarationFields)[number];

/** With the period of notice, or at once for a cause that is named. */
export const cancellationGrounds = ['ORDINARY', 'FOR_CAUSE'] as const;
/** One of {@link cancellationGrounds}. */
export type CancellationGround = (typeof cancellationGrounds)[number];

/** The values of a declaration; empty strings where nothing was typed. Days are ISO calendar dates. */
export type Declaration = Readonly<Record<DeclarationField, string>>;

/** What is wrong with a field of a declaration, in the spelling of forms. */
export type DeclarationReason = 'required' | 'too_long' | 'characters' | 'link' | 'format' | 'choice';

/** What is wrong with one field of a declaration. */
export interface DeclarationProblem {
  readonly field: DeclarationField;
  readonly reason: DeclarationReason;
}

/** In characters. */
export const declarationMaxLengths: Readonly<Record<DeclarationField, number>> = {
  ground: 10,
  cause: 1000,
  name: 100,
  contract: 100,
  items: 500,
  endsOn: 10,
  email: emailMaxLength,
};

/**
 * What each kind asks, and whether it must be answered. Nothing more may be asked: Directive 2011/83/EU, article 11a(2);
 * BGB, section 312k(2).
 */
const forms: Readonly<Record<DeclarationKind, Partial<Readonly<Record<DeclarationField, boolean>>>>> = {
  WITHDRAWAL: { name: true, contract: true, items: false, email: true },
  CANCELLATION: { ground: true, cause: true, name: true, contract: true, endsOn: false, email: true },
};

/** Whether a declaration of this kind needs the field. */
export const isDeclarationFieldRequired = (kind: DeclarationKind, field: DeclarationField): boolean =>
  forms[kind][field] === true;

/** A declaration before anything is entered. */
export const blankDeclaration: Declaration = {
  ground: '',
  cause: '',
  name: '',
  contract: '',
  items: '',
  endsOn: '',
  email: '',
};

/** The fields of a declaration: a cause only where one is claimed. */
export const declarationFieldsOf = (
  kind: DeclarationKind,
  { ground }: Pick<Declaration, 'ground'>,
): readonly DeclarationField[] =>
  declarationFields.filter(
    (field) => forms[kind][field] !== undefined && (field !== 'cause' || ground === 'FOR_CAUSE'),
  );

/** Trims each line and drops empty ones. */
const tidyLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(tidySpaces)
    .filter((line) => line !== '')
    .join('\n');

const normalised: Partial<Readonly<Record<DeclarationField, (typed: string) => string>>> = {
  cause: tidyLines,
  items: tidyLines,
  email: normaliseEmail,
};

/** Normalizes a declaration for storage, checks and the receipt; what its kind does not ask becomes empty. */
export function normaliseDeclaration(kind: DeclarationKind, declaration: Declaration): Declaration {
  const asked = declarationFieldsOf(kind, declaration).map((field) => [
    field,
    (normalised[field] ?? tidySpaces)(declaration[field]),
  ]);
  return { ...blankDeclaration, ...(Object.fromEntries(asked) as Partial<Declaration>) };
}

/** Control, surrogate and private-use characters. */
const hiddenCharacters = /[\p{Cc}\p{Cs}\p{Co}]/u;

const isWritten: Partial<Readonly<Record<DeclarationField, (value: string) => boolean>>> = {
  ground: (value) => cancellationGrounds.some((ground) => ground === value),
  endsOn: isDate,
};

/** How far ahead a membership can be canceled, in months. */
const mostMonthsAhead = 120;

const isOffered: Partial<Readonly<Record<DeclarationField, (value: string, today: string) => boolean>>> = {
  endsOn: (value, today) => value >= today && value <= addMonths(today, mostMonthsAhead),
};

function reasonAgainst(
  field: DeclarationField,
  { typed, value, today }: { readonly typed: string; readonly value: string; readonly today: string },
  isRequired: boolean,
): DeclarationReason | null {
  if (value === '') return isRequired ? 'required' : null;
  if (lengthOf(value) > declarationMaxLengths[field]) return 'too_long';
  if (hiddenCharacters.test(value.replaceAll('\n', ''))) return 'characters';
  if (field === 'name') return nameProblem(typed, 'person');
  if (field === 'email') return checkEmail(value);
  if (isWritten[field]?.(value) === false) return 'format';
  return isOffered[field]?.(value, today) === false ? 'choice' : null;
}

/** The problems that prevent a declaration on a day, at most one per field, in field order. */
export function checkDeclaration(
  kind: DeclarationKind,
  declaration: Declaration,
  today: string,
): readonly DeclarationProblem[] {
  const normal = normaliseDeclaration(kind, declaration);
  return declarationFieldsOf(kind, normal).flatMap((field) => {
    const values = { typed: declaration[field], value: normal[field], today };
    const reason = reasonAgainst(field, values, isDeclarationFieldRequired(kind, field));
    return reason === null ? [] : [{ field, reason }];
  });
}

/** Whether the shop can decide a declaration by itself: one for all items of an order, or with notice. */
export const isDecidedByShop = (kind: DeclarationKind, { items, ground }: Declaration): boolean =>
  kind === 'WITHDRAWAL' ? items === '' : ground === 'ORDINARY';

/**
 * The order number in the description of a contract: the only run of six to twelve digits, in any script; null if there
 * is none, or more than one.
 */
export function orderNumberIn(contract: string): string | null {
  const runs = latinDigits(ordinaryWidth(contract)).match(/\d+/g) ?? [];
  const numbers = runs.filter(({ length }) => length >= 6 && length <= 12);
  const [number, ...others] = numbers;
  return number === undefined || others.length > 0 ? null : number;
}
