import { msg } from '@lingui/core/macro';
import { isSavedCard } from '@sonde/machines/rules/payment';
import { meansOfCard } from '../../../../ports/recall-saved-cards.ts';
import type { MethodView } from '../../method-view.ts';
import { CardDescription, ChargedCard } from './card-description.tsx';
import { CardFields } from './card-fields.tsx';
import { CardSaving } from './card-saving.tsx';

export const creditCardView: MethodView = {
  title: msg`Card`,
  meaning: msg`Visa, Mastercard, American Express and other cards, at no extra cost. You’re charged when you place your order.`,
  meaningOfDebt: msg`Visa, Mastercard, American Express and other cards, at no extra cost. You’re charged when you pay.`,
  Fields: CardFields,
  Description: CardDescription,
  Saving: CardSaving,
  saved: {
    another: msg`Another card`,
    recalled: (saved) =>
      isSavedCard(saved) ? { type: 'payment.card.recalled', card: meansOfCard(saved) } : null,
    replaced: { type: 'payment.card.replaced' },
  },
  Paid: ChargedCard,
};
