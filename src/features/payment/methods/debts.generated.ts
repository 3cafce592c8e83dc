// Generated from the folders of the payment methods by tools/codegen.ts; do not edit.
import { achDebt } from './ach/ach.debt.ts';
import { acssDebt } from './acss/acss.debt.ts';
import { affirmDebt } from './affirm/affirm.debt.ts';
import { bancontactDebt } from './bancontact/bancontact.debt.ts';
import { creditCardDebt } from './credit-card/credit-card.debt.ts';
import { epsDebt } from './eps/eps.debt.ts';
import { idealDebt } from './ideal/ideal.debt.ts';
import { klarnaDebt } from './klarna/klarna.debt.ts';
import { paypalOneTimeDebt } from './paypal-one-time/paypal-one-time.debt.ts';
import { przelewy24Debt } from './przelewy24/przelewy24.debt.ts';
import { sepaDebt } from './sepa/sepa.debt.ts';

export const meaningsOfDebt = {
  ACH: achDebt,
  ACSS: acssDebt,
  AFFIRM: affirmDebt,
  BANCONTACT: bancontactDebt,
  CREDIT_CARD: creditCardDebt,
  EPS: epsDebt,
  IDEAL: idealDebt,
  KLARNA: klarnaDebt,
  PAYPAL_ONE_TIME: paypalOneTimeDebt,
  PRZELEWY24: przelewy24Debt,
  SEPA: sepaDebt,
} as const;
