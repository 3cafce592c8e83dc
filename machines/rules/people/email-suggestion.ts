import { checkEmail } from './email.ts';

/** Names of common email providers, long enough to tell a typo from another name. */
const mailboxNames = ['gmail', 'googlemail', 'hotmail', 'outlook', 'yahoo', 'icloud', 'protonmail'];
/** Correct names that are one letter away from those. */
const otherNames = ['mail', 'email', 'ymail', 'cloud'];

/** Whether the words differ by one inserted, missing or replaced letter, or by two swapped neighbors. */
function isOneSlipAway(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length);
  let start = 0;
  while (start < shorter && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const left = typed.slice(start, typed.length - end);
  const right = word.slice(start, word.length - end);
  const isSwap = left.length === 2 && `${left[1]}${left[0]}` === right;
  return isSwap || (left.length < 2 && right.length < 2);
}

function correctTypo(typed: string, words: readonly string[]): string {
  if (words.includes(typed)) return typed;
  return words.find((word) => isOneSlipAway(typed, word)) ?? typed;
}

/**
 * Suggests an address if the domain is one typo away from a common provider: `ada@gmial.con` gives `ada@gmail.com`.
 * Null if nothing looks wrong. This is a hint, never a refusal.
 */
export function emailSuggestion(value: string): string | null {
  if (checkEmail(value) !== null) return null;
  const email = value.trim();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  const dot = domain.indexOf('.');
  const [name, rest] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const mailbox = otherNames.includes(name) ? name : correctTypo(name, mailboxNames);
  if (!mailboxNames.includes(mailbox)) return null;
  const meant = `${mailbox}.${correctTypo(rest, ['com'])}`;
  return meant === domain ? null : email.slice(0, at) + meant;
}
