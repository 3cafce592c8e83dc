import type { ComponentType } from 'react';
import type { SavingProps } from '../../method-view.ts';
import { CardSaving } from './card-saving.tsx';

/** What a person enters to save a card. */
export const creditCardSaving: ComponentType<SavingProps> = CardSaving;
