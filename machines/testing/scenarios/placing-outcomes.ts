import { withTotal } from '../example-checkout.ts';
import { answersWhere, refusedWith } from './answers.ts';
import type { RefusalCode } from './refused.ts';
import { answers, type DependentOutcome, type Outcome, noResponse } from './scenario.ts';

/** Eligibility is checked before everything about the order itself. */
const whereAllowed = (sentence: string, answer: unknown): DependentOutcome =>
  answersWhere(
    ({ mayStart }) => mayStart,
    sentence,
    () => answer,
  );

const whereShipped = (sentence: string, code: RefusalCode): DependentOutcome =>
  answersWhere(
    ({ mayStart, isShipped }) => mayStart && isShipped,
    sentence,
    () => refusedWith(code),
  );

/** The possible results of placing an order. */
export const placingOutcomes: Readonly<Record<string, Outcome | DependentOutcome>> = {
  placed: whereAllowed('the shop places the order', { status: 'placed', orderToken: 'order-1' }),
  confirmation: whereAllowed('the bank requires confirmation', {
    status: 'confirmation',
    clientSecret: 'secret-1',
  }),
  pending: whereAllowed('another attempt is still in progress', { status: 'pending' }),
  declined: whereAllowed('the card is declined', refusedWith('CARD_DECLINED')),
  otherPayment: whereAllowed(
    'another tab has chosen how to pay',
    refusedWith('OPERATION_NOT_ALLOWED', null, 'payment'),
  ),
  address: whereShipped('the shop misses the shipping address', 'SHIPPING_ADDRESS_NOT_SET'),
  method: whereShipped('the shop misses the shipping method', 'SHIPPING_METHOD_NOT_SET'),
  billing: whereAllowed('the shop misses the billing address', refusedWith('BILLING_ADDRESS_NOT_SET')),
  repriced: answersWhere(
    ({ mayStart }) => mayStart,
    'the prices have changed',
    ({ complete }) => refusedWith('PRICES_ARE_CHANGED', withTotal(complete, 1)),
  ),
  voucher: whereAllowed('the voucher no longer applies', refusedWith('VOUCHER_NOT_APPLICABLE')),
  dearer: answersWhere(
    ({ mayStart }) => mayStart,
    'the voucher no longer applies, and the order costs more without it',
    ({ complete }) => refusedWith('VOUCHER_NOT_APPLICABLE', withTotal(complete, 1)),
  ),
  forbidden: answers('the shop refuses to sell to this buyer', refusedWith('BANNED_EMAIL_ADDRESS')),
  proof: whereAllowed('the shop asks for a proof of enrollment', refusedWith('BAD_PROOF_OF_ENROLLMENT')),
  unavailable: answers('the shop does not sell there', refusedWith('COUNTRY_NOT_AVAILABLE')),
  broken: answers('the order cannot be created', refusedWith('ORDER_CREATION_FAILED')),
  silent: noResponse('the shop does not answer'),
};
