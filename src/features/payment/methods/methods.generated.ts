// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { affirmView } from './affirm/affirm.method.ts';
import { bancontactView } from './bancontact/bancontact.method.ts';
import { creditCardView } from './credit-card/credit-card.method.ts';
import { electronicQuoteView } from './electronic-quote/electronic-quote.method.ts';
import { epsView } from './eps/eps.method.ts';
import { idealView } from './ideal/ideal.method.ts';
import { klarnaView } from './klarna/klarna.method.ts';
import { przelewy24View } from './przelewy24/przelewy24.method.ts';

export const methodViews = {
  AFFIRM: affirmView,
  BANCONTACT: bancontactView,
  CREDIT_CARD: creditCardView,
  ELECTRONIC_QUOTE: electronicQuoteView,
  EPS: epsView,
  IDEAL: idealView,
  KLARNA: klarnaView,
  PRZELEWY24: przelewy24View,
} as const;
