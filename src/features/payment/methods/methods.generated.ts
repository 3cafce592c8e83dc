// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { achView } from './ach/ach.method.ts';
import { acssView } from './acss/acss.method.ts';
import { affirmView } from './affirm/affirm.method.ts';
import { bancontactView } from './bancontact/bancontact.method.ts';
import { creditCardView } from './credit-card/credit-card.method.ts';
import { electronicQuoteView } from './electronic-quote/electronic-quote.method.ts';
import { epsView } from './eps/eps.method.ts';
import { idealView } from './ideal/ideal.method.ts';
import { klarnaView } from './klarna/klarna.method.ts';
import { paypalOneTimeView } from './paypal-one-time/paypal-one-time.method.ts';
import { przelewy24View } from './przelewy24/przelewy24.method.ts';
import { sepaView } from './sepa/sepa.method.ts';

export const methodViews = {
  ACH: achView,
  ACSS: acssView,
  AFFIRM: affirmView,
  BANCONTACT: bancontactView,
  CREDIT_CARD: creditCardView,
  ELECTRONIC_QUOTE: electronicQuoteView,
  EPS: epsView,
  IDEAL: idealView,
  KLARNA: klarnaView,
  PAYPAL_ONE_TIME: paypalOneTimeView,
  PRZELEWY24: przelewy24View,
  SEPA: sepaView,
} as const;
