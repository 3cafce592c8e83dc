import { claimsOf, storedSession } from './stored-session.ts';

/** The person of this browser's session, as their token names them. */
interface SignedInPerson {
  readonly subject: string;
  /** Empty if unknown, as is the address. */
  readonly name: string;
  readonly email: string;
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

/** Null if nobody is signed in. Pages show it to this browser only; the server checks the token. */
export function signedInPerson(): SignedInPerson | null {
  const token = storedSession.token();
  const claims = token === null ? null : claimsOf(token);
  const subject = textOf(claims?.['sub']);
  if (claims === null || subject === '') return null;
  return { subject, name: textOf(claims['name']), email: textOf(claims['email']) };
}
