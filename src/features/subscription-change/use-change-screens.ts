import { useLaterPart } from '../../i18n/use-later-part.ts';
import type * as changeScreens from './change-screens.ts';

/** The screens of a change, from its review on. */
export type ChangeScreens = typeof changeScreens;

const load = () => import('./change-screens.ts');

/** The screens of a change, loaded while the person still chooses, so that the review doesn't wait for them; null before. */
export const useChangeScreens = (isNeeded: boolean): ChangeScreens | null =>
  useLaterPart('change-screens', load, isNeeded);
