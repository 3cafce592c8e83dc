import { msg } from '@lingui/core/macro';
import { isSavedCard } from '@sonde/machines/rules/payment';
import { meansOfCard } from '../../../../ports/means-of-saved.ts';
import type { MethodView } from '../../method-view.ts';
import { CardDescription, ChargedCard } from './card-description.tsx';

export const creditCardView: MethodView = {
  title: msg`Card`,
  meaning: msg`Visa, Mastercard, American Express and other cards, at no extra cost. You’re charged when you place your order.`,
  Description: CardDescription,
  saved: {
    another: msg`Another card`,
    recalled: (saved) =>
      isSavedCard(saved) ? { type: 'payment.card.recalled', card: meansOfCard(saved) } : null,
    replaced: { type: 'payment.card.replaced' },
  },
  Paid: ChargedCard,
};
