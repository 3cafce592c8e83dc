import { SessionEndedError } from '@sonde/machines/flow';
import { lazyImport, withSlowLoadNotice } from '../browser/lazy-import.ts';

/** Loaded together with the cache of the person's data. */
export const loadAnswers = () =>
  withSlowLoadNotice(lazyImport(() => import('../graphql/account-answers.ts')));

/** The response, or that the store no longer accepts the token. Rejects if there is no response. */
export async function withAccessCheck<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | { readonly status: 'denied' }> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SessionEndedError) return { status: 'denied' };
    throw error;
  }
}
