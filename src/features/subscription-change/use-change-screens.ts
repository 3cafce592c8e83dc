import { type LazyPart, useLazyPart } from '../../i18n/lazy-parts.ts';
import type * as changeScreens from './change-screens.ts';

/** The screens of a change, from its review on. */
export type ChangeScreens = typeof changeScreens;

/** The props of what shows them. */
export interface ScreensProps {
  readonly screens: ChangeScreens;
}

export type LaterChange = LazyPart<ChangeScreens>;

const load = () => import('./change-screens.ts');

/** The screens of a change, loaded while the person still chooses, so that the review doesn't wait for them. */
export const useChangeScreens = (isNeeded: boolean): LaterChange =>
  useLazyPart('change-screens', load, isNeeded);
