import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { blankLead, type Lead } from '../rules/leads/index.ts';
import { exampleCanadianRules, exampleInput, scriptPorts } from '../testing/index.ts';
import {
  leadFormPortNames,
  type LeadFormPorts,
  leadFormWithPorts,
  readStoredLead,
  restoringEvents,
} from './index.ts';

const kept: Lead = {
  ...blankLead('CA'),
  firstName: 'Ada',
  email: 'ada@clinic.example',
  countryArea: 'QC',
  comment: 'We sell\nin the north.',
  emailOptIn: true,
};

describe('an unsent form', () => {
  it('is restored completely, also for another country', async () => {
    const script = scriptPorts<LeadFormPorts>(leadFormPortNames);
    const actor = createActor(leadFormWithPorts(script.ports), {
      input: { slug: 'distributor-contact', lead: blankLead('US'), rules: exampleInput.addressRules },
    }).start();
    const stored = readStoredLead(JSON.parse(JSON.stringify(kept)));
    for (const event of restoringEvents(stored ?? blankLead('US'), blankLead('US'))) actor.send(event);
    await script.answer('loadAddressRules', exampleCanadianRules);
    expect(script.asked('loadAddressRules')).toEqual([{ country: 'CA' }]);
    expect(actor.getSnapshot().context).toMatchObject({ lead: kept, problems: [], trouble: null });
  });

  it('is unchanged if it already matches', () => {
    expect(restoringEvents(kept, kept)).toEqual([]);
  });

  it.each<[what: string, stored: unknown]>([
    ['nothing', null],
    ['a text', 'lead'],
    ['a list', []],
    ['a field that is no text', { ...kept, firstName: 1 }],
    ['a missing field', { country: 'US', emailOptIn: false }],
    ['an unknown country', { ...kept, country: '__proto__' }],
    ['an opt-in that is no answer', { ...kept, emailOptIn: 'yes' }],
  ])('is not restored from %s', (_what, stored) => {
    expect(readStoredLead(stored)).toBeNull();
  });
});
