// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { achMethod } from './ach/ach.method.ts';
import { acssMethod } from './acss/acss.method.ts';
import { affirmMethod } from './affirm/affirm.method.ts';
import { bancontactMethod } from './bancontact/bancontact.method.ts';
import { creditCardMethod } from './credit-card/credit-card.method.ts';
import { electronicQuoteMethod } from './electronic-quote/electronic-quote.method.ts';
import { epsMethod } from './eps/eps.method.ts';
import { freeMethod } from './free/free.method.ts';
import { idealMethod } from './ideal/ideal.method.ts';
import { klarnaMethod } from './klarna/klarna.method.ts';
import { paypalOneTimeMethod } from './paypal-one-time/paypal-one-time.method.ts';
import { przelewy24Method } from './przelewy24/przelewy24.method.ts';
import { sepaMethod } from './sepa/sepa.method.ts';

export const methodsOnServer = {
  ACH: achMethod,
  ACSS: acssMethod,
  AFFIRM: affirmMethod,
  BANCONTACT: bancontactMethod,
  CREDIT_CARD: creditCardMethod,
  ELECTRONIC_QUOTE: electronicQuoteMethod,
  EPS: epsMethod,
  FREE: freeMethod,
  IDEAL: idealMethod,
  KLARNA: klarnaMethod,
  PAYPAL_ONE_TIME: paypalOneTimeMethod,
  PRZELEWY24: przelewy24Method,
  SEPA: sepaMethod,
} as const;
