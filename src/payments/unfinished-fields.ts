import { type Refusal, refusalOf } from '@sonde/machines/flow';
import { type CardField, type CardFieldsState, cardFields, refusedField } from './card-payments.types.ts';

const codeOfField = {
  number: 'INCORRECT_NUMBER',
  expiry: 'EXPIRED_CARD',
  securityCode: 'INCORRECT_CVC',
} as const satisfies Readonly<Record<CardField, Refusal['code']>>;

/** A refusal for every field that is empty or invalid; the provider itself reports only the first one. */
export function refusalsOfUnfinished({ fields }: Pick<CardFieldsState, 'fields'>): readonly Refusal[] {
  return cardFields
    .filter((field) => !fields[field].isComplete)
    .map((field) => refusalOf(codeOfField[field], refusedField[field]));
}
