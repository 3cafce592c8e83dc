import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { exampleAddress, exampleInput } from '../testing/index.ts';
import {
  type AddressField,
  addressMachine,
  addressProblemAt,
  blankAddress,
  isFieldRequired,
} from './index.ts';

const rules = exampleInput.addressRules;

function start(address = blankAddress('US')) {
  const actor = createActor(addressMachine, { input: { address, problems: [], rules } });
  actor.start();
  return {
    actor,
    type: (field: AddressField, value: string) => actor.send({ type: 'address.field.changed', field, value }),
    leave: (field: AddressField) => actor.send({ type: 'address.field.left', field }),
    submit: () => actor.send({ type: 'address.submitted' }),
    problems: () => actor.getSnapshot().context.problems,
  };
}

describe('an address', () => {
  it('says everything that is missing on Continue, in the order of the fields', () => {
    const { actor, submit, problems } = start();
    submit();
    expect(problems()).toEqual(
      rules.displayOrder
        .filter((field) => field !== 'country' && isFieldRequired(rules, field))
        .map((field) => ({ field, reason: 'required' })),
    );
    expect(addressProblemAt(actor.getSnapshot().context, 'city')).toBe('required');
    expect(addressProblemAt(actor.getSnapshot().context, 'phone')).toBeNull();
  });

  it('says nothing while the buyer types', () => {
    const { type, problems } = start();
    type('postalCode', '9');
    type('firstName', '<');
    expect(problems()).toEqual([]);
  });

  it('says a wrong format on leaving the field, and nothing else', () => {
    const { type, leave, problems } = start();
    type('postalCode', '9410');
    type('firstName', '<');
    leave('postalCode');
    leave('firstName');
    leave('city');
    leave('postalCode');
    expect(problems()).toEqual([{ field: 'postalCode', reason: 'postal_code_format' }]);
  });

  it('stops saying what was mended, also by another field', () => {
    const { type, submit, problems } = start({ ...exampleAddress, countryArea: 'NY', city: '' });
    submit();
    expect(problems()).toEqual([
      { field: 'city', reason: 'required' },
      { field: 'postalCode', reason: 'postal_code_area_mismatch' },
    ]);
    type('countryArea', 'CA');
    expect(problems()).toEqual([{ field: 'city', reason: 'required' }]);
    type('city', 'S');
    expect(problems()).toEqual([]);
  });

  it('is handed on tidied', () => {
    const { actor, submit } = start({ ...exampleAddress, firstName: '  Ada ', countryArea: 'california' });
    submit();
    expect(actor.getSnapshot().output).toEqual({ address: exampleAddress });
  });
});
