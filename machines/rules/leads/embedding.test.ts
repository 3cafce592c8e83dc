import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmbeddedForm, readPrefill } from './embedding.ts';
import { leadFields } from './lead-form-fields.ts';

describe('an embedded form', () => {
  it.each([
    ['/us/en/form/demo/', '1', true],
    ['/ae/ar/form/webinar/first-scans/', '1', true],
    ['/us/en/form/demo/', null, false],
    ['/us/en/form/demo/', '0', false],
    ['/us/en/form/demo/', '', false],
    ['/us/en/', '1', false],
    ['/us/en/cart/', '1', false],
    ['/us/en/checkout/form/', '1', false],
    ['/us/en/formal/', '1', false],
    ['/form/demo/', '1', false],
  ])('is %s with embedded=%s: %s', (pathname, embedded, expected) => {
    expect(isEmbeddedForm(pathname, embedded)).toBe(expected);
  });
});

const prefill = (fields: unknown) => ({ type: 'sonde-form.prefill', fields });

describe('the values that the host page of a form prefills', () => {
  it.each([
    [prefill({ firstName: 'Ada', country: 'CA' }), { firstName: 'Ada', country: 'CA' }],
    [prefill({}), {}],
    [prefill({ firstName: 7, lastName: null, email: ['ada@clinic.example'], comment: {} }), {}],
    [prefill({ emailOptIn: true, slug: 'demo', constructor: 'x' }), {}],
    [prefill(JSON.parse('{"__proto__":{"firstName":"Eve"},"lastName":"Byron"}')), { lastName: 'Byron' }],
    [prefill(Object.create({ firstName: 'Eve' })), {}],
    [prefill({ firstName: 'x'.repeat(61), comment: 'x'.repeat(2000) }), { comment: 'x'.repeat(2000) }],
  ])('%#: is taken where it is a text of a field', (message, expected) => {
    expect(readPrefill(message)).toEqual(expected);
  });

  it.each([
    null,
    undefined,
    'sonde-form.prefill',
    7,
    [],
    {},
    prefill(null),
    prefill('firstName'),
    prefill([['firstName', 'Ada']]),
    { type: 'sonde-form.submitted', fields: { firstName: 'Ada' } },
    { type: ['sonde-form.prefill'], fields: { firstName: 'Ada' } },
    { fields: { firstName: 'Ada' } },
  ])('%#: is nothing when it is %j', (message) => {
    expect(readPrefill(message)).toBeNull();
  });

  it('are only texts of fields, whatever the message', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (message, fields) => {
        for (const read of [readPrefill(message), readPrefill(prefill(fields))]) {
          expect(Object.keys(read ?? {}).every((key) => leadFields.some((field) => field === key))).toBe(
            true,
          );
          expect(Object.values(read ?? {}).every((value) => typeof value === 'string')).toBe(true);
        }
      }),
    );
  });
});
