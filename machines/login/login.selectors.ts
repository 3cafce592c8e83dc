import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

/** What the page says; most of the time that it is on its way. */
export type LoginScreen = 'waiting' | 'confirming' | 'merged' | 'unanswered' | 'unstored' | 'unavailable';

const screens = ['confirming', 'merged', 'unanswered', 'unstored', 'unavailable'] as const;

/** What to show. */
export const loginScreenOf = (snapshot: LoginSnapshot): LoginScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'waiting';
