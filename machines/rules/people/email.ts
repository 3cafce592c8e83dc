import { tidySpaces } from '../texts/index.ts';

/** RFC 5321: 254 characters for an address, 64 before the @. */
export const emailMaxLength = 254;
const localPartMaxLength = 64;

const localPart = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const domainLabel = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const topLevelDomain = '(?:\\p{L}{2,63}|xn--[A-Za-z0-9-]{2,59})';
const emailPattern = new RegExp(`^${localPart}@(?:${domainLabel}\\.)+${topLevelDomain}$`, 'u');

/** What is wrong with an email address, in the spelling of forms. */
export type EmailProblem = 'required' | 'format' | 'too_long';

/** More than an address with any surrounding space. Longer text is rejected before it is processed. */
const longestTyped = 2 * emailMaxLength;

/**
 * Normalizes an address for storage and comparison: without surrounding space and invisible marks, lower case. Text that is far too long is returned
 * unchanged.
 */
export function normaliseEmail(value: string): string {
  return value.length > longestTyped ? value : tidySpaces(value).toLowerCase();
}

/** The problem with a typed email address; null if mail can be sent to it. */
export function checkEmail(value: string): EmailProblem | null {
  const email = normaliseEmail(value);
  if (email === '') return 'required';
  if (email.length > emailMaxLength) return 'too_long';
  if (email.indexOf('@') > localPartMaxLength) return 'too_long';
  return emailPattern.test(email) ? null : 'format';
}

/**
 * Domains whose mailbox names ignore dots, mapped to one canonical domain.
 * https://support.google.com/mail/answer/7436150
 */
const dotlessDomains: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that receives an address's mail, used to identify customers: `Ada.L+probe@GMail.com` and `adal@gmail.com`
 * are the same. Text after a plus sign is dropped for every domain (RFC 5233), dots only if the provider ignores them.
 * Use it for comparison, never for sending.
 */
export function mailboxOf(address: string): string {
  const email = normaliseEmail(address);
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  const plus = name.indexOf('+', 1);
  const untagged = plus === -1 ? name : name.slice(0, plus);
  const sameDomain = dotlessDomains.get(domain);
  return sameDomain === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${sameDomain}`;
}
