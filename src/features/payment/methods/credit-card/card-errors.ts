import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Refusal, refusalsOf, type Trouble } from '@sonde/machines/flow';
import { type CardField, reactionTo } from '@sonde/machines/rules/errors';
import type { CardFieldsState } from '../../../../payments/card-payments.ts';
import { providerFields } from '../../../../payments/card-payments.types.ts';
import { refusalsOfUnfinished } from '../../../../payments/unfinished-fields.ts';
import type { RefusalTexts } from '../../method-view.ts';
import type { EnteredField } from './card-frames.tsx';

/** An error of the card, for the summary and, if it has one, for its field. */
export interface CardError {
  readonly name: string;
  readonly place: CardField | null;
  readonly words: MessageDescriptor;
}

const emptyTexts: Readonly<Record<EnteredField, MessageDescriptor>> = {
  'card.number': msg`Enter your card number`,
  'card.expiry': msg`Enter the expiration date`,
  'card.securityCode': msg`Enter the security code`,
};
const unfinishedTexts: Partial<Readonly<Record<EnteredField, MessageDescriptor>>> = {
  'card.expiry': msg`Check the expiration date: the month and year on the card, such as 04 / 30.`,
  'card.securityCode': msg`Check the security code: 3 digits on the back, or 4 on the front of an Amex.`,
};
const pastDate = msg`This card has expired. Check the expiration date or use another card.`;

/** Whether the buyer enters it here; the ZIP code belongs to the billing address. */
export const isEntered = (place: CardField | null): place is EnteredField =>
  place !== null && place in emptyTexts;

const isEmpty = (place: EnteredField, state: CardFieldsState | null): boolean =>
  state?.fields[providerFields[place]].isEmpty ?? true;

/** The result of checking a field before anything was sent, so the text must not mention a charge. */
function wordsOfCheck(place: EnteredField, state: CardFieldsState | null): MessageDescriptor | undefined {
  if (isEmpty(place, state)) return emptyTexts[place];
  const isPast = state?.fields[providerFields[place]].problem === 'past';
  return isPast ? pastDate : unfinishedTexts[place];
}

/** What decides the errors of a card. */
interface CardSituation {
  readonly state: CardFieldsState | null;
  /** Null until they have loaded: what needs them isn't shown before. */
  readonly refusalTexts: RefusalTexts | null;
}

/** All refusals of the card, in the order of the fields, each with its own text. */
export function cardErrors(
  trouble: Trouble | null,
  { state, refusalTexts }: CardSituation,
): readonly CardError[] {
  return refusalsOf(trouble).flatMap((refusal: Refusal) => {
    const { code, field } = refusal;
    const place = reactionTo(code).field ?? null;
    const checked = field !== null && isEntered(place) ? wordsOfCheck(place, state) : undefined;
    const words = checked ?? refusalTexts?.ofCard(refusal);
    return words ? [{ name: place ?? code, place, words }] : [];
  });
}

/** The errors in the fields that the buyer has left, before any request. */
export function errorsOfLeftFields(
  left: readonly EnteredField[],
  situation: CardSituation,
): readonly CardError[] {
  const { state } = situation;
  const refusals = state === null ? [] : refusalsOfUnfinished(state);
  const errors = cardErrors({ kind: 'refused', refusals }, situation);
  return errors.filter(({ place }) => isEntered(place) && left.includes(place) && !isEmpty(place, state));
}
