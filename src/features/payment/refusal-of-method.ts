import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import { paymentErrorCodes } from '@sonde/machines/rules/errors';
import { isAboutPayment, isPaymentOpen, refusalTextOf } from '../trouble/refusal-texts.ts';
import { ibanText } from './iban-texts.ts';
import type { RefusalTexts } from './method-view.ts';

const incomplete = msg`The payment wasn’t completed. You haven’t been charged. Try again, or choose another way to pay.`;

const isIncomplete = (refusal: Refusal): boolean =>
  !isAboutPayment(refusal) &&
  !isPaymentOpen(refusal) &&
  paymentErrorCodes.some((code) => code === refusal.code);

/** The text of a refusal of a method other than a card: what a provider refuses doesn't name one. */
const refusalTextOfMethod = (refusal: Refusal): MessageDescriptor =>
  ibanText(refusal) ?? (isIncomplete(refusal) ? incomplete : refusalTextOf(refusal));

/** What is said of refused payments. The checkout loads it once something was refused. */
export const refusalTexts: RefusalTexts = { ofCard: refusalTextOf, ofMethod: refusalTextOfMethod };
