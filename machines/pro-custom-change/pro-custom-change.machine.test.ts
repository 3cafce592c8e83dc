import { describe, expect, it } from 'vitest';
import { refusalOf } from '../flow/index.ts';
import {
  examplePreview,
  proDowngradeInput,
  proMember,
  proUpgradeInput,
  scheduledPreview,
} from '../testing/index.ts';
import {
  type ChangingMembership,
  isProChoiceUnchanged,
  proChangeOptionsOf,
  isProChangeRenewable,
  proChangeRefusalOf,
  proChangeStepsOf,
  type ProCustomChangeInput,
} from './index.ts';
import {
  pro,
  full,
  complete,
  team,
  vetTeam,
  vetPro,
  ending,
  cardiac,
  tele,
  two,
  startAnswered,
  onward,
  adding,
  startReviewing,
} from './pro-custom-change.fixture.ts';

describe('an upgrade', () => {
  it('adds features and members to what the plan has, and asks for exactly that', async () => {
    const { state, step, script, choice, send, actor } = await startAnswered(proUpgradeInput, pro);
    expect([state(), step(), choice()]).toEqual([
      'features',
      'features',
      { sku: 'SUB-PROC-1Y', members: 8, features: [tele] },
    ]);
    expect(proChangeStepsOf(actor.getSnapshot())).toEqual(['features', 'members', 'review']);
    await send(adding, onward, { type: 'members.chosen', members: 10 }, onward);
    expect([state(), step()]).toEqual(['changing.open', 'review']);
    expect(script.asked('previewChange')).toEqual([
      {
        membershipId: pro.id,
        change: { sku: 'SUB-PROC-1Y', seats: 10, featureSkus: [tele, cardiac] },
      },
    ]);
  });

  it('neither takes away what the plan has nor goes below its members', async () => {
    const { choice, send } = await startAnswered(proUpgradeInput, pro);
    await send(
      { type: 'feature.chosen', sku: tele, isChosen: false },
      onward,
      { type: 'members.chosen', members: 3 },
      { type: 'members.chosen', members: 0 },
    );
    expect(choice()).toEqual({ sku: 'SUB-PROC-1Y', members: 8, features: [tele] });
  });

  it('asks to add something first, and refers many members to sales', async () => {
    const { state, send, actor } = await startAnswered(proUpgradeInput, pro);
    await send(onward, onward);
    expect([state(), isProChoiceUnchanged(actor.getSnapshot())]).toEqual(['members.unchanged', true]);
    await send({ type: 'members.chosen', members: 90 }, onward);
    expect(state()).toBe('members.tooMany');
    await send({ type: 'members.chosen', members: 9 });
    expect(state()).toBe('members.offered');
    await send({ type: 'back.requested' });
    expect(state()).toBe('features');
  });

  it('moves another plan to a Pro plan with the seats that its members need', async () => {
    const { choice, script, send } = await startAnswered(proUpgradeInput, team);
    expect(choice()).toEqual({ sku: 'SUB-PROC-1Y', members: 5, features: [] });
    await send(onward, onward);
    expect(script.asked('previewChange')).toEqual([
      { membershipId: team.id, change: { sku: 'SUB-PROC-1Y', seats: 5, featureSkus: [] } },
    ]);
  });

  it('skips the features where none are left, and offers the terms of another market', async () => {
    const whole = await startAnswered(proUpgradeInput, full);
    expect([whole.state(), proChangeStepsOf(whole.actor.getSnapshot())]).toEqual([
      'members.offered',
      ['members', 'review'],
    ]);
    await whole.send({ type: 'back.requested' });
    expect(whole.state()).toBe('members.offered');
    const vet = await startAnswered(proUpgradeInput, vetTeam);
    await vet.send({ type: 'term.chosen', months: 36 }, { type: 'term.chosen', months: 7 });
    expect([vet.choice().sku, proChangeOptionsOf(vet.actor.getSnapshot()).terms.length]).toEqual([
      'SUB-PRO-VET-3Y',
      2,
    ]);
  });

  it.each([
    ['features', 'features'],
    ['members', 'members.offered'],
    ['review', 'members.offered'],
  ] as const)('opens at the step %s of the address as %s', async (step, expected) => {
    const { state } = await startAnswered({ ...proUpgradeInput, step }, pro);
    expect(state()).toBe(expected);
  });

  it('goes where Back and Forward lead, as long as nothing was sent', async () => {
    const { state, send, script, choice } = await startReviewing();
    await send({ type: 'step.requested', step: 'features' });
    expect([state(), choice().features]).toEqual(['features', [tele, cardiac]]);
    await send({ type: 'step.requested', step: 'review' });
    await script.answer('previewChange', { status: 'previewed', preview: examplePreview, methods: [] });
    await send({ type: 'change.sent' }, { type: 'step.requested', step: 'features' });
    expect(state()).toBe('changing.sent');
  });

  it('goes back to the members', async () => {
    const { state, send, actor } = await startReviewing();
    await send({ type: 'change.canceled' });
    expect([state(), actor.getSnapshot().context.choice?.members]).toEqual(['members.offered', 10]);
  });

  it('shows the plan as another administrator has left it', async () => {
    const { state, send, script, actor, choice } = await startAnswered(proUpgradeInput, pro);
    await send(adding, onward, onward);
    const free = { ...examplePreview, amountDue: scheduledPreview.amountDue };
    await script.answer('previewChange', { status: 'previewed', preview: free, methods: [] });
    await send({ type: 'change.confirmed' });
    await script.answer('createChangeKey', 'key-1');
    await script.answer('makeChange', {
      status: 'refused',
      refusals: [refusalOf('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE')],
    });
    await script.answer('loadChanging', { status: 'known', memberships: [full] });
    expect([state(), actor.getSnapshot().context.news, choice()]).toEqual([
      'members.offered',
      'CHANGED_ELSEWHERE',
      { sku: 'SUB-PROC-1Y', members: 8, features: [tele, cardiac] },
    ]);
  });

  it('ends with what was changed', async () => {
    const { state, send, script, actor } = await startAnswered(proUpgradeInput, pro);
    await send(adding, onward, onward);
    const free = { ...examplePreview, amountDue: scheduledPreview.amountDue };
    await script.answer('previewChange', { status: 'previewed', preview: free, methods: [] });
    await send({ type: 'change.confirmed' });
    await script.answer('createChangeKey', 'key-1');
    await script.answer('makeChange', { status: 'changed', invoiceNumber: null });
    expect([state(), actor.getSnapshot().context.outcome]).toMatchObject([
      'changed',
      { status: 'changed', invoiceNumber: null },
    ]);
  });
});

describe('who may not', () => {
  it.each<[why: string, input: ProCustomChangeInput, memberships: readonly ChangingMembership[]]>([
    ['withoutOrganization', proUpgradeInput, []],
    ['toMembers', proUpgradeInput, [proMember({ isAdmin: false })]],
    ['withoutSales', proDowngradeInput, [proMember({ buyer: { planType: 'HOSPITAL' } })]],
    ['afterEnd', proUpgradeInput, [proMember({ buyer: { subscriptionStatus: 'CANCELED' } })]],
    ['whileOverdue', proDowngradeInput, [proMember({ buyer: { subscriptionStatus: 'PAST_DUE' } })]],
    ['whileCommitted', proUpgradeInput, [proMember({ buyer: { commitmentEndDate: '2028-01-01' } })]],
    ['inCountry', { ...proUpgradeInput, country: 'KE' }, [team]],
    ['withoutMore', proUpgradeInput, [complete]],
    ['withoutPro', proDowngradeInput, [team]],
    ['withoutRenewal', proDowngradeInput, [ending]],
    ['withoutLess', { ...proDowngradeInput, sold: [] }, [vetPro]],
  ])('reads that it is %s', async (why, input, memberships) => {
    const { state, actor } = await startAnswered(input, ...memberships);
    expect([state(), proChangeRefusalOf(actor.getSnapshot())]).toEqual([`refused.${why}`, why]);
  });

  it.each([true, false])('can renew an ended membership as its administrator only: %s', async (isAdmin) => {
    const ended = proMember({ buyer: { subscriptionStatus: 'CANCELED' }, isAdmin });
    const { actor } = await startAnswered(proUpgradeInput, ended);
    expect(isProChangeRenewable(actor.getSnapshot())).toBe(isAdmin);
  });

  it('may choose another organization, with its own plan', async () => {
    const { state, choice, send } = await startAnswered(proUpgradeInput, complete, two);
    await send({ type: 'organization.chosen', slug: 'two-rivers-health' });
    expect([state(), choice().members]).toEqual(['features', 8]);
  });
});
