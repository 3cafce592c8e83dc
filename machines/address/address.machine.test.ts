import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  exampleAddress,
  exampleCanadianRules,
  exampleInput,
  exampleSingaporeanRules,
  scriptPorts,
} from '../testing/index.ts';
import { portActors } from '../flow/index.ts';
import { type AddressPurpose, addressRulesFor } from '../rules/addresses/index.ts';
import {
  type AddressField,
  addressMachine,
  addressPortNames,
  type AddressPorts,
  addressProblemAt,
  blankAddress,
  isFieldRequired,
  isLoadingRules,
} from './index.ts';

const rules = exampleInput.addressRules;

function start(address = blankAddress('US'), purpose: AddressPurpose = 'destination') {
  const script = scriptPorts<AddressPorts>(addressPortNames);
  const machine = addressMachine.provide({ actors: portActors(script.ports, addressPortNames) });
  const actor = createActor(machine, {
    input: { address, purpose, problems: [], rules: addressRulesFor(purpose, rules), trouble: null },
  });
  actor.start();
  return {
    actor,
    script,
    choose: (country: string) => actor.send({ type: 'address.country.changed', country }),
    form: () => actor.getSnapshot().context,
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

describe('an invoice', () => {
  it('goes to an area that nothing is shipped to, after another country, too', async () => {
    const juan = { ...exampleAddress, city: 'San Juan', countryArea: 'PR', postalCode: '00901' };
    const form = start(juan, 'invoice');
    form.choose('CA');
    await form.script.answer('loadAddressRules', exampleCanadianRules);
    form.choose('US');
    await form.script.answer('loadAddressRules', rules);
    form.submit();
    expect(form.actor.getSnapshot().output?.address).toEqual(juan);
  });
});

describe('another country', () => {
  const canadian = (form: ReturnType<typeof start>) =>
    form.script.answer('loadAddressRules', exampleCanadianRules);

  it('is asked for its rules, and nothing typed is lost', async () => {
    const form = start({ ...exampleAddress, countryArea: 'NY' });
    form.choose('CA');
    form.type('city', 'Ottawa');
    expect(isLoadingRules(form.form())).toBe(true);
    await canadian(form);
    expect(form.script.asked('loadAddressRules')).toEqual([{ country: 'CA' }]);
    expect(form.form()).toMatchObject({ rules: exampleCanadianRules, trouble: null });
    expect(form.form().address).toEqual({
      ...exampleAddress,
      city: 'Ottawa',
      country: 'CA',
      countryArea: 'New York',
    });
  });

  it('keeps an area that both have by name, and gives the first one back on return', async () => {
    const form = start(exampleAddress);
    form.choose('CA');
    await canadian(form);
    expect(form.form().address.countryArea).toBe('California');
    form.choose('US');
    await form.script.answer('loadAddressRules', rules);
    expect(form.form().address).toEqual(exampleAddress);
  });

  it('does not take an area of the same code for the same', async () => {
    const form = start({ ...exampleAddress, countryArea: 'AL' });
    form.choose('CA');
    const albania = { code: 'AL', name: 'Elsewhere', postalCode: null, served: true };
    await form.script.answer('loadAddressRules', { ...exampleCanadianRules, countryAreaChoices: [albania] });
    form.submit();
    expect(form.problems()).toContainEqual({ field: 'countryArea', reason: 'area_unknown' });
  });

  it('says no more what does not apply there, and goes on saying what does', async () => {
    const form = start();
    form.submit();
    form.choose('SG');
    await form.script.answer('loadAddressRules', exampleSingaporeanRules);
    expect(form.problems()).toEqual(
      ['firstName', 'lastName', 'streetAddress1', 'postalCode'].map((field) => ({
        field,
        reason: 'required',
      })),
    );
  });

  it('hands on nothing that its addresses do not have', async () => {
    const form = start(exampleAddress);
    form.choose('SG');
    await form.script.answer('loadAddressRules', exampleSingaporeanRules);
    form.type('postalCode', '546 080');
    form.submit();
    expect(form.actor.getSnapshot().output?.address).toEqual({
      ...exampleAddress,
      country: 'SG',
      city: '',
      countryArea: '',
      postalCode: '546080',
    });
  });

  it('asks again on Continue when nobody answered, with everything kept', async () => {
    const form = start(exampleAddress);
    form.choose('CA');
    await form.script.fail('loadAddressRules');
    expect(form.form()).toMatchObject({ trouble: { kind: 'connection' }, address: { country: 'CA' } });
    form.submit();
    expect(form.form().trouble).toBeNull();
    await canadian(form);
    expect(form.form()).toMatchObject({ rules: exampleCanadianRules, problems: [] });
  });

  it('counts only the last choice', async () => {
    const form = start(exampleAddress);
    form.choose('SG');
    form.choose('CA');
    await form.script.answer('loadAddressRules', exampleCanadianRules);
    expect(form.form().rules.country).toBe('CA');
  });

  it('of an address that was saved before is asked for at once', async () => {
    const form = start({ ...exampleAddress, country: 'CA', countryArea: 'ON', postalCode: 'K1A 0B1' });
    await canadian(form);
    form.submit();
    expect(form.actor.getSnapshot().status).toBe('done');
  });
});
