import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { BusyError, stateValueText } from '../flow/index.ts';
import { blankLead, type Lead, type LeadFormSlug } from '../rules/leads/index.ts';
import { exampleCanadianRules, exampleInput, scriptPorts } from '../testing/index.ts';
import { leadFormPortNames, type LeadFormPorts, leadFormWithPorts, leadProblemAt } from './index.ts';

const filled: Lead = {
  ...blankLead('US'),
  firstName: ' Ada ',
  lastName: 'Byron',
  email: 'Ada@Clinic.example',
  phone: '(415) 555-2671',
  organizationName: 'Analytical Clinic',
  comment: 'We sell in the north.',
};

const refusal = { code: 'INVALID', field: 'email', reason: null, most: null } as const;

function start(lead: Lead = filled, slug: LeadFormSlug = 'distributor-contact') {
  const script = scriptPorts<LeadFormPorts>(leadFormPortNames);
  const actor = createActor(leadFormWithPorts(script.ports), {
    input: { slug, lead, rules: exampleInput.addressRules },
  }).start();
  const submit = () => actor.send({ type: 'lead.submitted' });
  return {
    actor,
    script,
    submit,
    type: (field: 'email' | 'comment', value: string) =>
      actor.send({ type: 'lead.field.changed', field, value }),
    leave: (field: 'email' | 'firstName') => actor.send({ type: 'lead.field.left', field }),
    choose: (country: string) => actor.send({ type: 'lead.country.changed', country }),
    state: () => stateValueText(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    send: async () => {
      submit();
      await script.answer('createLeadKey', 'key-1');
    },
  };
}

describe('a form', () => {
  it('is sent normalized, under its own key, and thanks the visitor', async () => {
    const { script, send, state } = start();
    await send();
    expect(script.asked('submitLead')).toEqual([
      {
        slug: 'distributor-contact',
        idempotencyKey: 'key-1',
        lead: { ...filled, firstName: 'Ada', email: 'ada@clinic.example', phone: '4155552671' },
      },
    ]);
    await script.answer('submitLead', { status: 'accepted' });
    expect(state()).toBe('sent');
  });

  it('shows every missing field when it is sent, without a request', () => {
    const { script, submit, context, state } = start(blankLead('US'));
    submit();
    expect(context().problems.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'organizationName',
      'comment',
    ]);
    expect([state(), script.open()]).toEqual(['filling.editing', []]);
  });

  it('shows format problems on leaving a field, none while typing, and drops fixed ones', () => {
    const { type, leave, context } = start({ ...filled, firstName: '' });
    type('email', 'ada@');
    expect(context().problems).toEqual([]);
    leave('email');
    leave('firstName');
    expect(context().problems).toEqual([{ field: 'email', reason: 'format' }]);
    type('email', 'ada@clinic.example');
    expect(leadProblemAt(context(), 'email')).toBeNull();
  });
});

describe('a request not to sell or share personal data', () => {
  const request: Lead = {
    ...blankLead('US'),
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@clinic.example',
    countryArea: 'CA',
  };

  it.each<[what: string, end: (script: ReturnType<typeof start>['script']) => Promise<void>]>([
    ['opts the visitor out in this browser, too', (script) => script.answer('optOut', undefined)],
    ['is sent even if the browser keeps nothing', (script) => script.fail('optOut')],
  ])('%s', async (_what, end) => {
    const { script, send, state } = start(request, 'ccpa-do-not-sell');
    await send();
    expect(script.asked('optOut')).toEqual([]);
    await script.answer('submitLead', { status: 'accepted' });
    expect([state(), script.asked('optOut')]).toEqual(['sending.optingOut', [{}]]);
    await end(script);
    expect(state()).toBe('sent');
  });

  it('that the shop refuses opts nobody out', async () => {
    const { script, send, state } = start(request, 'ccpa-do-not-sell');
    await send();
    await script.answer('submitLead', { status: 'refused', refusals: [refusal] });
    expect([state(), script.asked('optOut')]).toEqual(['filling.refused', []]);
  });
});

describe('no answer', () => {
  it('keeps everything, and the same button sends the same content under the same key', async () => {
    const { script, send, submit, state, context } = start();
    await send();
    await script.fail('submitLead');
    expect([state(), context().trouble, context().lead]).toEqual([
      'filling.failed',
      { kind: 'connection' },
      filled,
    ]);
    submit();
    await script.answer('submitLead', { status: 'accepted' });
    const [first, second] = script.asked('submitLead');
    expect(second).toEqual(first);
    expect(script.asked('createLeadKey')).toHaveLength(1);
    expect(state()).toBe('sent');
  });

  it('uses another key for changed content', async () => {
    const { script, send, submit, type } = start();
    await send();
    await script.fail('submitLead');
    type('comment', 'We sell in the south.');
    submit();
    await script.answer('createLeadKey', 'key-2');
    expect(script.asked('submitLead').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-2',
    ]);
  });

  it('of an overloaded shop contains the wait', async () => {
    const { script, send, context } = start();
    await send();
    await script.fail('submitLead', new BusyError(20));
    expect(context().trouble).toEqual({ kind: 'busy', retryAfterSeconds: 20 });
  });
});

describe('a refusal', () => {
  it('is shown at its field until that changes', async () => {
    const { script, send, state, context, type } = start();
    await send();
    await script.answer('submitLead', { status: 'refused', refusals: [refusal] });
    expect([state(), context().trouble]).toEqual([
      'filling.refused',
      { kind: 'refused', refusals: [refusal] },
    ]);
    type('comment', 'Other words.');
    expect(context().trouble).not.toBeNull();
    type('email', 'ada@hospital.example');
    expect([state(), context().trouble]).toEqual(['filling.editing', null]);
  });
});

describe('another country', () => {
  it('loads its areas without losing any text', async () => {
    const { script, choose, type, context, state } = start();
    choose('CA');
    type('comment', 'Meanwhile.');
    expect(state()).toBe('filling.loadingRules');
    await script.answer('loadAddressRules', exampleCanadianRules);
    expect(script.asked('loadAddressRules')).toEqual([{ country: 'CA' }]);
    expect(context()).toMatchObject({
      rules: exampleCanadianRules,
      lead: { ...filled, country: 'CA', comment: 'Meanwhile.' },
    });
  });

  it('loads again on the button after a failure, and applies only the last choice', async () => {
    const { script, choose, submit, state, context } = start();
    choose('CA');
    await script.fail('loadAddressRules');
    expect([state(), context().trouble]).toEqual(['filling.unanswered', { kind: 'connection' }]);
    submit();
    choose('US');
    expect([state(), context().lead.country, context().trouble]).toEqual(['filling.editing', 'US', null]);
  });

  it('keeps the name of a chosen area, and restores its code on return', async () => {
    const { script, choose, context } = start({ ...filled, countryArea: 'CA' });
    choose('CA');
    await script.answer('loadAddressRules', exampleCanadianRules);
    expect(context().lead.countryArea).toBe('California');
    choose('US');
    await script.answer('loadAddressRules', exampleInput.addressRules);
    expect(context().lead.countryArea).toBe('CA');
  });
});
