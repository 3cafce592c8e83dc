import { isLongerThan } from '@sonde/machines/rules/texts';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** Control, bidirectional and other invisible characters, and lone surrogates. */
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

/** Checks a short text that a person typed; empty if valid. */
export function checkShortText(field: string, value: string, maxLength: number): readonly Refusal[] {
  if (isLongerThan(value, maxLength)) return [refusal('INVALID', field, 'TOO_LONG', maxLength)];
  if (hiddenCharacters.test(value)) return [refusal('INVALID', field, 'CHARACTERS')];
  return [];
}
