import {
  checkDeclaration,
  type Declaration,
  type DeclarationField,
  type DeclarationKind,
  declarationFields,
  declarationMaxLengths,
  normaliseDeclaration,
} from '@sonde/machines/rules/declaration';
import { countryDay, hasWithdrawalFunction } from '@sonde/machines/rules/places';
import { lengthOf, tidySpaces } from '@sonde/machines/rules/texts';
import { addDays } from '@sonde/machines/rules/time';
import { checkIdempotencyKey } from '../../kernel/idempotency-key.ts';
import { fieldRefusal, type Refusal, refusal } from '../../kernel/refusal.ts';

/** A declaration as received. */
export interface Submission {
  readonly kind: DeclarationKind;
  readonly typed: Declaration;
  readonly country: string;
  /** In the page's URL. */
  readonly language: string;
  /** The same for every attempt to send the same declaration. */
  readonly idempotencyKey: string;
}

type Verdict =
  | { readonly ok: true; readonly declared: Declaration }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Far longer than a field may be: refuses such a text before any other check. */
const absurdLength = 10_000;

/** Whether a text is too long, even one that isn't asked and that is dropped. */
const isTooLong = (field: DeclarationField, typed: string): boolean =>
  typed.length > absurdLength || lengthOf(tidySpaces(typed)) > declarationMaxLengths[field];

/**
 * The person who has a membership cancels it, wherever they are; withdrawing is a right of consumers in some countries.
 */
const checkCountry = (kind: DeclarationKind, country: string): readonly Refusal[] =>
  kind === 'CANCELLATION' || hasWithdrawalFunction(country)
    ? []
    : [refusal('COUNTRY_NOT_AVAILABLE', 'country')];

function checkTexts(kind: DeclarationKind, typed: Declaration, today: string): readonly Refusal[] {
  const tooLong = declarationFields.filter((field) => isTooLong(field, typed[field]));
  if (tooLong.length > 0)
    return tooLong.map((field) => fieldRefusal(field, 'too_long', declarationMaxLengths[field]));
  return checkDeclaration(kind, typed, today).map(({ field, reason }) =>
    fieldRefusal(field, reason, declarationMaxLengths[field]),
  );
}

/** The day before: what was sent before midnight isn't late if it arrives, or is sent again, after it. */
const earliestDay = (country: string, now: Date): string => addDays(countryDay(country, now), -1);

/** What is to be stored, or every reason against it. What it says about the contract is never one. */
export function readDeclaration({ kind, typed, country, idempotencyKey }: Submission, now: Date): Verdict {
  const refusals = [
    ...checkIdempotencyKey(idempotencyKey),
    ...checkCountry(kind, country),
    ...checkTexts(kind, typed, earliestDay(country, now)),
  ];
  return refusals.length > 0
    ? { ok: false, refusals }
    : { ok: true, declared: normaliseDeclaration(kind, typed) };
}
