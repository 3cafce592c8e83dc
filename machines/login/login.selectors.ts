import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

/** The flow in one of its states, as its selectors read it. */
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

/** The page's message; usually that it is redirecting. */
export type LoginScreen = 'waiting' | 'confirming' | 'merged' | 'unanswered' | 'unstored' | 'unavailable';

const screens = ['confirming', 'merged', 'unanswered', 'unstored', 'unavailable'] as const;

/** The view of the page. */
export const loginScreenOf = (snapshot: LoginSnapshot): LoginScreen =>
  screens.find((screen) => snapshot.matches(screen)) ?? 'waiting';
