import type { SnapshotFrom } from 'xstate';
import type { referrerMachine } from './referrer.machine.ts';
import type { CopiedText } from './referrer.types.ts';

/** The flow in one of its states, as its selectors read it. */
export type ReferrerSnapshot = SnapshotFrom<typeof referrerMachine>;

/** What the last press came to. */
export type ReferrerOutcome =
  | { readonly kind: 'none' | 'pending' | 'shared' | 'unshared' }
  | { readonly kind: 'copied' | 'uncopied'; readonly text: CopiedText };

/** What the page says about the last press. */
export function referrerOutcomeOf(snapshot: ReferrerSnapshot): ReferrerOutcome {
  const { chosen: text } = snapshot.context;
  if (snapshot.matches({ offered: 'copied' })) return { kind: 'copied', text };
  if (snapshot.matches({ offered: 'uncopied' })) return { kind: 'uncopied', text };
  if (snapshot.matches({ offered: 'shared' })) return { kind: 'shared' };
  if (snapshot.matches({ offered: 'unshared' })) return { kind: 'unshared' };
  return { kind: snapshot.matches('offered') ? 'none' : 'pending' };
}
