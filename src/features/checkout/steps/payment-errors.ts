import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Refusal, refusalsOf, type Trouble } from '@sonde/machines/flow';
import { type CardField, reactionTo } from '@sonde/machines/rules/error-codes';
import type { CardFieldsState } from '../../../payments/card-payments.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { cardFieldIds, type EnteredField, providerFields } from './card-fields.tsx';

/** One thing that is wrong with the payment, for the summary and, where a field is to blame, for the field. */
export interface PaymentError {
  readonly name: string;
  readonly place: CardField | null;
  /** A text of ours, or the store's own sentence. */
  readonly words: MessageDescriptor | string;
}

const emptyTexts: Readonly<Record<EnteredField, MessageDescriptor>> = {
  'card.number': msg`Enter the card number`,
  'card.expiry': msg`Enter the expiry date`,
  'card.securityCode': msg`Enter the security code`,
};
const unfinishedDate = msg`Check the expiry date: it is the month and the year on the card, such as 04 / 30.`;

/** Whether a buyer types into it here; the ZIP code belongs to the billing address. */
export const isEntered = (place: CardField | null): place is EnteredField =>
  place !== null && place in cardFieldIds;

/** What was found out about a field before anything was sent. */
function wordsOfCheck(place: EnteredField, state: CardFieldsState | null): MessageDescriptor | undefined {
  const field = state?.fields[providerFields[place]];
  if (field === undefined || field.isEmpty) return emptyTexts[place];
  return place === 'card.expiry' && field.problem !== 'past' ? unfinishedDate : undefined;
}

/** Everything that was refused about the payment, in the order of the fields, each in words of its own. */
export function paymentErrors(
  trouble: Trouble | null,
  state: CardFieldsState | null,
): readonly PaymentError[] {
  return refusalsOf(trouble).map(({ code, field, message }: Refusal) => {
    const place = reactionTo(code).field ?? null;
    const checked = field !== null && isEntered(place) ? wordsOfCheck(place, state) : undefined;
    return { name: place ?? code, place, words: checked ?? refusalTexts[code] ?? message };
  });
}
