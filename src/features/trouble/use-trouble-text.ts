import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Trouble } from '@sonde/machines/flow';

/** Why a request failed, and what to do next, in a sentence; null for a refusal, which has its own texts. */
export function useTroubleText(): (trouble: Trouble) => string | null {
  const { t } = useLingui();
  return (trouble) => {
    switch (trouble.kind) {
      case 'connection':
        return t`We couldn’t reach the shop. Try again.`;
      case 'session':
        return t`You were signed out because your session has ended. Sign in again to continue.`;
      case 'busy':
        return t`The shop is busy right now. Please try again in ${plural(trouble.retryAfterSeconds, { one: '# second', other: '# seconds' })}.`;
      case 'refused':
        return null;
    }
  };
}
