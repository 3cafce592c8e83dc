import type { SnapshotFrom } from 'xstate';
import type { accountMachine } from './account.machine.ts';
import type { AccountMembership } from './account.types.ts';

export type AccountSnapshot = SnapshotFrom<typeof accountMachine>;

/** What the page shows. */
export type AccountScreen = 'signedOut' | 'loading' | 'unanswered' | 'ready';

const screens = ['signedOut', 'unanswered', 'ready'] as const;

export const accountScreenOf = (snapshot: AccountSnapshot): AccountScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'loading';

/** Whether the store has ended the session, which the person didn't ask for. */
export const isSessionEnded = (snapshot: AccountSnapshot): boolean =>
  snapshot.matches({ signedOut: 'ended' });

/** The membership that is shown: of the chosen organization, or else the oldest; null for a person without any. */
export function shownMembership({
  context: { person, organizationSlug },
}: AccountSnapshot): AccountMembership | null {
  const memberships = person?.memberships ?? [];
  return (
    memberships.find(({ organization }) => organization.slug === organizationSlug) ?? memberships[0] ?? null
  );
}
