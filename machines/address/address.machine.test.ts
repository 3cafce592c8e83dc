import { createActor, fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  exampleAddress,
  exampleCanadianRules,
  exampleInput,
  exampleSingaporeanRules,
  scriptPorts,
} from '../testing/index.ts';
import type { AddressPurpose } from '../rules/addresses/index.ts';
import {
  type AddressEvent,
  type AddressField,
  addressForm,
  type AddressAnnouncement,
  addressPortNames,
  type AddressPorts,
  addressProblemAt,
  addressWithPorts,
  blankAddress,
  isFieldRequired,
} from './index.ts';

const rules = exampleInput.addressRules;

/** Starts a visible form with its parent flow. */
function start(address = blankAddress('US'), purpose: AddressPurpose = 'destination') {
  const script = scriptPorts<AddressPorts>(addressPortNames);
  const announcements: AddressAnnouncement[] = [];
  const around = createActor(
    fromCallback(({ receive }) => receive((event) => announcements.push(event as AddressAnnouncement))),
  ).start();
  const actor = createActor(addressWithPorts(script.ports), {
    input: { address, purpose, rules },
    parent: around,
  });
  actor.start();
  const send = (event: AddressEvent) => actor.send(event);
  const open = () => send({ type: 'address.opened' });
  open();
  return {
    send,
    open,
    script,
    announcements,
    choose: (country: string) => send({ type: 'address.country.changed', country }),
    form: () => addressForm(actor.getSnapshot()),
    type: (field: AddressField, value: string) => send({ type: 'address.field.changed', field, value }),
    leave: (field: AddressField) => send({ type: 'address.field.left', field }),
    submit: () => send({ type: 'address.submitted' }),
    problems: () => actor.getSnapshot().context.problems,
  };
}

const announcement = (address: AddressAnnouncement['address']): AddressAnnouncement => ({
  type: 'address.completed',
  address,
});

describe('an address', () => {
  it('shows every missing field on Continue, in field order', () => {
    const { form, submit, problems } = start();
    submit();
    expect(problems()).toEqual(
      rules.displayOrder
        .filter((field) => field !== 'country' && isFieldRequired(rules, field))
        .map((field) => ({ field, reason: 'required' })),
    );
    expect(addressProblemAt(form(), 'city')).toBe('required');
    expect(addressProblemAt(form(), 'phone')).toBeNull();
  });

  it('shows no problems while the buyer types', () => {
    const { type, problems } = start();
    type('postalCode', '9');
    type('firstName', '<');
    expect(problems()).toEqual([]);
  });

  it('shows only format problems when the buyer leaves a field', () => {
    const { type, leave, problems } = start();
    type('postalCode', '9410');
    type('firstName', '<');
    leave('postalCode');
    leave('firstName');
    leave('city');
    leave('postalCode');
    expect(problems()).toEqual([{ field: 'postalCode', reason: 'postal_code_format' }]);
  });

  it('drops a problem once it is fixed, even through another field', () => {
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

  it('is normalized before it is sent to the parent', () => {
    const { announcements, submit } = start({
      ...exampleAddress,
      firstName: '  Ada ',
      countryArea: 'california',
    });
    submit();
    expect(announcements).toEqual([announcement(exampleAddress)]);
  });
});

describe('an invoice', () => {
  it('can go to an area without shipping, also after a change of country', async () => {
    const juan = { ...exampleAddress, city: 'San Juan', countryArea: 'PR', postalCode: '00901' };
    const form = start(juan, 'invoice');
    form.choose('CA');
    await form.script.answer('loadAddressRules', exampleCanadianRules);
    form.choose('US');
    await form.script.answer('loadAddressRules', rules);
    form.submit();
    expect(form.announcements).toEqual([announcement(juan)]);
  });
});

describe('another country', () => {
  const canadian = (form: ReturnType<typeof start>) =>
    form.script.answer('loadAddressRules', exampleCanadianRules);

  it('loads its rules without losing any text', async () => {
    const form = start({ ...exampleAddress, countryArea: 'NY' });
    form.choose('CA');
    form.type('city', 'Ottawa');
    expect(form.form().isLoadingRules).toBe(true);
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

  it('keeps the name of a chosen area, and restores its code on return', async () => {
    const form = start(exampleAddress);
    form.choose('CA');
    await canadian(form);
    expect(form.form().address.countryArea).toBe('California');
    form.choose('US');
    await form.script.answer('loadAddressRules', rules);
    expect(form.form().address).toEqual(exampleAddress);
  });

  it('does not confuse areas with the same code', async () => {
    const form = start({ ...exampleAddress, countryArea: 'AL' });
    form.choose('CA');
    const albania = { code: 'AL', name: 'Elsewhere', postalCode: null, served: true };
    await form.script.answer('loadAddressRules', { ...exampleCanadianRules, countryAreaChoices: [albania] });
    form.submit();
    expect(form.problems()).toContainEqual({ field: 'countryArea', reason: 'area_unknown' });
  });

  it('drops problems that do not apply there, and keeps those that do', async () => {
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

  it('clears fields that its addresses do not have', async () => {
    const form = start(exampleAddress);
    form.choose('SG');
    await form.script.answer('loadAddressRules', exampleSingaporeanRules);
    form.type('postalCode', '546 080');
    form.submit();
    expect(form.announcements).toEqual([
      announcement({ ...exampleAddress, country: 'SG', city: '', countryArea: '', postalCode: '546080' }),
    ]);
  });

  it('loads the rules again on Continue after a failure, keeping all text', async () => {
    const form = start(exampleAddress);
    form.choose('CA');
    await form.script.fail('loadAddressRules');
    expect(form.form()).toMatchObject({ trouble: { kind: 'connection' }, address: { country: 'CA' } });
    form.submit();
    expect(form.form().trouble).toBeNull();
    await canadian(form);
    expect(form.form()).toMatchObject({ rules: exampleCanadianRules, problems: [] });
  });

  it('applies only the last choice', async () => {
    const form = start(exampleAddress);
    form.choose('SG');
    form.choose('CA');
    await form.script.answer('loadAddressRules', exampleCanadianRules);
    expect(form.form().rules.country).toBe('CA');
  });

  it('of a saved address is loaded only when the form is shown', async () => {
    const saved = { ...exampleAddress, country: 'CA', countryArea: 'ON', postalCode: 'K1A 0B1' };
    const form = start();
    form.send({ type: 'address.closed' });
    form.send({ type: 'address.known', address: saved, purpose: 'destination' });
    expect(form.script.open()).toEqual([]);
    form.open();
    await canadian(form);
    form.submit();
    expect(form.announcements).toEqual([announcement(saved)]);
  });

  it('is loaded again when the form is shown again', async () => {
    const form = start(exampleAddress);
    form.choose('CA');
    await form.script.fail('loadAddressRules');
    form.send({ type: 'address.closed' });
    expect(form.form()).toMatchObject({ trouble: { kind: 'connection' }, address: { country: 'CA' } });
    form.open();
    await canadian(form);
    expect(form.form()).toMatchObject({ trouble: null, isLoadingRules: false });
  });
});

describe('the address of the parent flow', () => {
  const other = { ...exampleAddress, city: 'Oakland', postalCode: '94607' };
  const toAddressKnown = (address: AddressAnnouncement['address']): AddressEvent => ({
    type: 'address.known',
    address,
    purpose: 'destination',
  });

  it('is shown until the buyer types, even after the form was closed', () => {
    const form = start();
    form.send(toAddressKnown(exampleAddress));
    expect(form.form().address).toEqual(exampleAddress);
    form.send({ type: 'address.closed' });
    form.send(toAddressKnown(other));
    form.open();
    expect(form.form().address).toEqual(other);
    form.type('city', 'Berkeley');
    form.send(toAddressKnown(exampleAddress));
    expect(form.form().address).toEqual({ ...other, city: 'Berkeley' });
  });

  it('does not replace the text while a problem is shown', () => {
    const form = start();
    form.submit();
    const problems = form.problems();
    form.send(toAddressKnown(exampleAddress));
    expect(form.form()).toMatchObject({ address: blankAddress('US'), problems });
  });

  it('replaces the text once it is saved', () => {
    const form = start();
    form.send(toAddressKnown(exampleAddress));
    form.type('city', 'oakland');
    form.send(toAddressKnown(other));
    form.send({ type: 'address.saved' });
    expect(form.form()).toMatchObject({ address: other, problems: [] });
  });

  it('stays untouched when the organization is renamed, which also applies to typed text', () => {
    const form = start({ ...exampleAddress, companyName: 'Bay Clinic' });
    form.send({ type: 'address.organization.renamed', before: 'Bay Clinic', after: 'Bay Hospital' });
    expect(form.form().address.companyName).toBe('Bay Hospital');
    form.send(toAddressKnown(other));
    expect(form.form().address).toEqual(other);
    form.type('firstName', 'Grace');
    form.send({ type: 'address.organization.renamed', before: '', after: 'Bay Clinic' });
    expect(form.form().address).toMatchObject({ firstName: 'Grace', companyName: 'Bay Clinic' });
  });

  it('decides which areas are allowed: invoices can go where parcels cannot', () => {
    const juan = { ...exampleAddress, city: 'San Juan', countryArea: 'PR', postalCode: '00901' };
    const form = start(juan);
    form.submit();
    expect(form.problems()).toEqual([{ field: 'countryArea', reason: 'area_not_served' }]);
    form.send({ type: 'address.known', address: juan, purpose: 'invoice' });
    form.submit();
    expect(form.announcements).toEqual([announcement(juan)]);
  });
});
