import type { MethodInputs } from '../../method-view.ts';
import { CardFields } from './card-fields.tsx';
import { CardSaving } from './card-saving.tsx';

export const creditCardInputs: MethodInputs = { Fields: CardFields, Saving: CardSaving };
