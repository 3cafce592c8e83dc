import { isLongerThan } from '@sonde/machines/rules/texts';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** Control, direction and other invisible characters, and halves of characters. */
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

/** What is wrong with a short text that people type; empty when nothing is. */
export function checkShortText(field: string, value: string, maxLength: number): readonly Refusal[] {
  if (isLongerThan(value, maxLength)) return [refusal('INVALID', field, 'TOO_LONG', maxLength)];
  if (hiddenCharacters.test(value)) return [refusal('INVALID', field, 'CHARACTERS')];
  return [];
}
