import { CombinedError } from 'urql';
import type { AccountInput, AccountPorts } from '@sonde/machines/account';
import { lazyImport } from '../browser/lazy-import.ts';
import { pendingLogin } from '../browser/pending-login.ts';
import { takeLoginHash } from '../browser/login-hash.tsx';
import { storedSession } from '../browser/stored-session.ts';
import { UserRefreshQueryDocument } from '../graphql/account.generated.ts';
import { isPermissionDenied } from '../graphql/session-exchange.ts';
import type { ShopLocale } from '../page/locale.ts';
import { paths } from '../page/paths.ts';
import { fromApiPerson } from './from-api-account.ts';

/** Reads what this browser knows as the page opens; the hash can be read once, however often it is asked. */
export function accountInputReader(isInApp: boolean): () => AccountInput {
  let input: AccountInput | null = null;
  return () =>
    (input ??= {
      loginHash: isInApp ? takeLoginHash() : '',
      isSignedIn: storedSession.token() !== null,
      organizationSlug: storedSession.organizationSlug(),
    });
}

/** What comes with the cache of the person's answers. */
const loadAnswers = () => lazyImport(() => import('../graphql/account-answers.ts'));

/** The answer, or that the store no longer accepts the token. Rejects without an answer. */
async function unlessDenied<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | { readonly status: 'denied' }> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CombinedError && isPermissionDenied(error)) return { status: 'denied' };
    throw error;
  }
}

/** What the account page asks of the store and of the browser. */
export function createAccountPorts(locale: ShopLocale): AccountPorts {
  return {
    async openSignIn({ loginHash }) {
      pendingLogin.keepLocation(location.pathname);
      location.replace(`${paths.signIn(locale)}#${loginHash}`);
    },
    loadPerson: () =>
      unlessDenied(async () => {
        const { askAccount } = await loadAnswers();
        const { me } = await askAccount(UserRefreshQueryDocument, {});
        return me === null ? { status: 'anonymous' } : { status: 'known', person: fromApiPerson(me) };
      }),
    keepOrganization: async ({ slug }) => storedSession.chooseOrganization(slug),
  };
}
