import { SessionEndedError } from '@sonde/machines/flow';
import { lazyImport } from '../browser/lazy-import.ts';

/** What comes with the cache of the person's answers. */
export const loadAnswers = () => lazyImport(() => import('../graphql/account-answers.ts'));

/** The answer, or that the store no longer accepts the token. Rejects without an answer. */
export async function unlessDenied<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | { readonly status: 'denied' }> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SessionEndedError) return { status: 'denied' };
    throw error;
  }
}
