import type { MethodView } from '../../method-view.ts';
import { CardDescription, ChargedCard } from './card-description.tsx';
import { CardFields } from './card-fields.tsx';
import { CardSaving } from './card-saving.tsx';

export const creditCardView: MethodView = {
  Fields: CardFields,
  Description: CardDescription,
  Saving: CardSaving,
  Paid: ChargedCard,
};
