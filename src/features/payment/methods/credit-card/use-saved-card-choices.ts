import { useEffect, useState } from 'react';
import { loadPart } from '../../../../i18n/texts.ts';
import type * as savedCardChoices from './saved-card-choices.tsx';

type ChoicesPart = typeof savedCardChoices;

/** The choice among saved cards, loaded only for buyers who have some; null without it. */
export function useSavedCardChoices(isNeeded: boolean): ChoicesPart | null {
  const [part, setPart] = useState<ChoicesPart | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    loadPart('saved-card-choices', () => import('./saved-card-choices.tsx')).then(
      (loaded) => {
        if (!isGone) setPart(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return part;
}
