import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Those that clients rely on and that no rule lists (coverage API-10); the others are compared in `schema.test.ts`. */
it.each<[name: string, values: string]>([
  ['SubscriptionStatus', 'ACTIVE PAST_DUE TRIALING CANCELED'],
  ['OrderPaymentStatus', 'OPEN PAID'],
  ['ChargeStatus', 'ASYNC_PROCESSING FULLY_CHARGED NOT_CHARGED PARTIALLY_CHARGED'],
  ['SalesChannel', 'DIRECT'],
  ['StoreType', 'IQ VET'],
  ['BillingTerm', 'ONE_TIME ONE_MONTH ANNUAL ONE_YEAR TWO_YEARS THREE_YEARS'],
  ['Connector', 'LIGHTNING USBC'],
  ['TermsDocument', 'MASTER_TERMS RENTAL_TERMS'],
  ['TraineeType', 'MEDICAL_STUDENT OTHER_TRAINEE RESIDENT'],
  ['UseArea', 'COLLABORATION DIAGNOSTIC_TOOLS EDUCATION PROCEDURAL_TOOLS'],
  ['SyncResult', 'SYNCED_SUCCESSFULLY'],
  ['TextDirection', 'LTR RTL'],
  [
    'PromotionFlag',
    `EXISTING_BASIC_IQ_PLUS EXISTING_INDIVIDUAL_IQ_PLUS TRADE_IN EXTENDED_ALL_IN_TRADE_IN
      IQ_PLUS_EXTENDED_ALL_IN_TRADE_IN STUDENT STUDENT_VET TIME_LIMITED_STUDENT`,
  ],
])('%s has the values that clients know', (name, values) => {
  const type = schema.getType(name);
  const known = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  expect(known.toSorted()).toEqual(values.split(/\s+/).toSorted());
});
