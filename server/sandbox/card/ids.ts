import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits, about six bits each. */
function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < alphabet.length * 4 && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

/** A new, unguessable ID such as `pi_3Qk…`. */
export function newId(
  prefix:
    | 'cus'
    | 'pm'
    | 'pi'
    | 'seti'
    | 'ch'
    | 're'
    | 'du'
    | 'evt'
    | 'req'
    | 'threeds'
    | 'mandate'
    | 'taxcalc'
    | 'tax'
    | 'tax_li'
    | 'spt',
): string {
  return `${prefix}_${randomText(24)}`;
}

/** The ID in a field that contains either an ID or the whole object. */
export function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}
