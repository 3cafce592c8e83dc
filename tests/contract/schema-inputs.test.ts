import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { addressMaxLengths } from '@sonde/machines/rules/addresses';
import { emailMaxLength } from '@sonde/machines/rules/people';
import { declarationMaxLengths } from '@sonde/machines/rules/declaration';
import { isLeadChoiceField, type LeadField, leadMaxLengths } from '@sonde/machines/rules/leads';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

const sort = (values: readonly string[]) => values.toSorted((one, other) => (one < other ? -1 : 1));

describe('the inputs', () => {
  const addressInput = schema.getType('AddressInput');
  const addressFields = isInputObjectType(addressInput) ? addressInput.getFields() : {};

  it('have the fields of an address', () => {
    expect(sort(Object.keys(addressFields))).toEqual(sort(Object.keys(addressMaxLengths)));
  });

  it.each(Object.entries(addressMaxLengths).filter(([field]) => field !== 'country'))(
    'document the maximum length of an address’s %s: %i',
    (field, length) => {
      expect(addressFields[field]?.description).toContain(`at most ${length} characters`);
    },
  );

  it.each(
    Object.entries(leadMaxLengths).filter(
      ([field]) => field !== 'country' && !isLeadChoiceField(field as LeadField),
    ),
  )('document the maximum length of a form’s %s: %i', (field, length) => {
    const input = schema.getType('LeadFormInput');
    const fields = isInputObjectType(input) ? input.getFields() : {};
    expect(fields[field]?.description).toContain(`t most ${length} characters`);
  });

  const fieldsOfWithdrawal = ['name', 'contract', 'items', 'email'] as const;
  const fieldsOfCancellation = ['cause', 'name', 'contract', 'email'] as const;
  it.each([
    ...fieldsOfWithdrawal.map((field) => ['WithdrawalInput', field, declarationMaxLengths[field]] as const),
    ...fieldsOfCancellation.map(
      (field) => ['CancellationInput', field, declarationMaxLengths[field]] as const,
    ),
  ])('document the maximum length in %s of %s: %i', (type, field, length) => {
    const input = schema.getType(type);
    const fields = isInputObjectType(input) ? input.getFields() : {};
    expect(fields[field]?.description).toContain(`t most ${length} characters`);
  });

  it('document the maximum length of an email address', () => {
    const mutation = schema.getMutationType()?.getFields()['checkoutEmailUpdate'];
    const email = mutation?.args.find(({ name }) => name === 'email');
    expect(email?.description).toContain(`at most ${emailMaxLength} characters`);
  });
});
