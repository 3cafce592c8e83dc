import type { SavingProps } from '../../method-view.ts';
import { useCardEntry } from './use-card-entry.tsx';

/** A card to be saved for later payments. */
export function CardSaving({ children, ...props }: SavingProps) {
  return children(
    useCardEntry({ ...props, isChosen: true, wasTyped: () => false, renderWallets: () => null }),
  );
}
