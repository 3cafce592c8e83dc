import type { Account } from '../../server/kernel/account.ts';
import type { VerifyToken } from '../../server/modules/account/verify-token.ts';

/** An account in the account service's format. */
export const accountOf = (email: string, changes: Partial<Account> = {}): Account => ({
  subject: `subject of ${email}`,
  email,
  isEmailConfirmed: true,
  name: '',
  ...changes,
});

/** The header of a request signed in with an account. */
export const signedInHeaders = (account: Account) => ({
  authorization: `JWT ${Buffer.from(JSON.stringify(account)).toString('base64url')}`,
});

/** The header of a request signed in as a person of the sandbox. */
export const signedInAs = (email: string) => signedInHeaders(accountOf(email));

/** Accepts every token: other tests cover their verification. */
export const verifyTestToken: VerifyToken = async (token) => ({
  account: JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as Account,
  id: token,
  expiresAt: new Date('2100-01-01T00:00:00Z'),
});
