// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { affirmMethod } from './affirm/affirm.method.ts';
import { bancontactMethod } from './bancontact/bancontact.method.ts';
import { creditCardMethod } from './credit-card/credit-card.method.ts';
import { electronicQuoteMethod } from './electronic-quote/electronic-quote.method.ts';
import { epsMethod } from './eps/eps.method.ts';
import { freeMethod } from './free/free.method.ts';
import { idealMethod } from './ideal/ideal.method.ts';
import { klarnaMethod } from './klarna/klarna.method.ts';
import { przelewy24Method } from './przelewy24/przelewy24.method.ts';

export const methodsOnServer = {
  AFFIRM: affirmMethod,
  BANCONTACT: bancontactMethod,
  CREDIT_CARD: creditCardMethod,
  ELECTRONIC_QUOTE: electronicQuoteMethod,
  EPS: epsMethod,
  FREE: freeMethod,
  IDEAL: idealMethod,
  KLARNA: klarnaMethod,
  PRZELEWY24: przelewy24Method,
} as const;
