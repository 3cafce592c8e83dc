import type { Account } from '../../server/kernel/account.ts';
import type { VerifyToken } from '../../server/modules/account/verify-token.ts';

/** An account as the account service would have it. */
export const accountOf = (email: string, changes: Partial<Account> = {}): Account => ({
  subject: `subject of ${email}`,
  email,
  isEmailConfirmed: true,
  name: '',
  ...changes,
});

/** The header of who is signed in with an account. */
export const signedIn = (account: Account) => ({
  authorization: `JWT ${Buffer.from(JSON.stringify(account)).toString('base64url')}`,
});

/** The header of a person of the sandbox. */
export const signedInAs = (email: string) => signedIn(accountOf(email));

/** Believes every token: what tokens are worth is tested elsewhere. */
export const verifyTestToken: VerifyToken = async (token) => ({
  account: JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as Account,
  id: token,
  expiresAt: new Date('2100-01-01T00:00:00Z'),
});
