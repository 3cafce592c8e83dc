import type { SavingProps } from '../../method-view.ts';
import { useCardEntry } from './use-card-entry.tsx';

/** A card that is kept for later payments. */
export function CardSaving({ children, ...props }: SavingProps) {
  return children(useCardEntry({ ...props, isAskedAgain: false }));
}
