import { createActor, type Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { refusalOf, stateValueText } from '../flow/index.ts';
import { blankDeclaration, type Declaration } from '../rules/declaration/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import {
  type DeclarationInput,
  declarationPortNames,
  type DeclarationPorts,
  declarationProblemAt,
  declarationStepOf,
  declarationWithPorts,
  linkStateOf,
  readDeclaration,
  storeDeclaration,
} from './index.ts';

const whole: Declaration = {
  ...blankDeclaration,
  name: ' Ada Byron ',
  contract: '100001',
  email: 'Ada@Clinic.example',
};
const receipt = {
  number: '10001',
  receivedAt: '2026-11-20T15:00:00.000Z',
  outcome: 'WITHDRAWN',
  lastDay: null,
  isMailed: true,
} as const;

function start(
  declaration: Declaration = whole,
  snapshot?: Snapshot<unknown>,
  { linkToken = null, kind = 'WITHDRAWAL' }: Partial<Pick<DeclarationInput, 'linkToken' | 'kind'>> = {},
) {
  const script = scriptPorts<DeclarationPorts>(declarationPortNames);
  const actor = createActor(declarationWithPorts(script.ports), {
    input: { kind, country: 'DE', declaration, linkToken, today: '2026-11-20' },
    ...(snapshot && { snapshot }),
  }).start();
  const completeForm = () => actor.send({ type: 'declaration.completed' });
  const confirm = () => actor.send({ type: 'declaration.confirmed' });
  return {
    actor,
    script,
    completeForm,
    confirm,
    change: (field: keyof Declaration, value: string) =>
      actor.send({ type: 'declaration.field.changed', field, value }),
    state: () => stateValueText(actor.getSnapshot()),
    problems: () => actor.getSnapshot().context.problems.map(({ field, reason }) => `${field} ${reason}`),
    send: async () => {
      completeForm();
      confirm();
      await script.answer('createDeclarationKey', 'key-1');
    },
  };
}

describe('the link of a receipt', () => {
  const open = () => start(blankDeclaration, undefined, { linkToken: 'declaration-1.token' });

  it('asks once more, and then lets the declaration take effect', async () => {
    const { actor, script, state } = open();
    expect([state(), linkStateOf(actor.getSnapshot()), script.open()]).toEqual(['linked.ready', 'open', []]);
    actor.send({ type: 'link.confirmed' });
    await script.answer('confirmDeclaration', { status: 'received', receipt });
    expect(script.asked('confirmDeclaration')).toEqual([{ token: 'declaration-1.token' }]);
    expect([state(), actor.getSnapshot().context.receipt]).toEqual(['received', receipt]);
  });

  it('may be tried again without a response', async () => {
    const { actor, script, state } = open();
    actor.send({ type: 'link.confirmed' });
    await script.fail('confirmDeclaration');
    expect(state()).toBe('linked.unanswered');
    actor.send({ type: 'link.confirmed' });
    await script.answer('confirmDeclaration', { status: 'received', receipt });
    expect(state()).toBe('received');
  });

  it('that is not the shop’s leads to a new declaration', async () => {
    const { actor, script, state } = open();
    actor.send({ type: 'link.confirmed' });
    await script.answer('confirmDeclaration', { status: 'unknown' });
    expect(linkStateOf(actor.getSnapshot())).toBe('unknown');
    actor.send({ type: 'declaration.another.requested' });
    expect([state(), actor.getSnapshot().context.linkToken]).toEqual(['writing.editing', null]);
  });
});

describe('a declaration', () => {
  it('is shown for review before it is sent, under a key of its own, and its receipt is kept', async () => {
    const { actor, script, completeForm, confirm, state } = start();
    completeForm();
    expect([state(), script.open()]).toEqual(['confirming.ready', []]);
    confirm();
    await script.answer('createDeclarationKey', 'key-1');
    expect(script.asked('submitDeclaration')).toEqual([
      {
        kind: 'WITHDRAWAL',
        country: 'DE',
        declaration: { ...whole, name: 'Ada Byron', email: 'ada@clinic.example' },
        idempotencyKey: 'key-1',
      },
    ]);
    await script.answer('submitDeclaration', { status: 'received', receipt });
    expect([state(), actor.getSnapshot().context.receipt]).toEqual(['received', receipt]);
    expect(declarationStepOf(actor.getSnapshot())).toBeNull();
  });

  it('with a missing value is reported when the customer continues, and not before', () => {
    const { completeForm, change, problems, state } = start(blankDeclaration);
    change('name', 'Ada');
    expect(problems()).toEqual([]);
    completeForm();
    expect([state(), problems()]).toEqual(['writing.editing', ['contract required', 'email required']]);
    change('contract', 'the probe');
    expect(problems()).toEqual(['email required']);
  });

  it('with an invalid address is reported when the field is left', () => {
    const { actor, change } = start(blankDeclaration);
    change('email', 'ada@');
    expect(declarationProblemAt(actor.getSnapshot().context, 'email')).toBeNull();
    actor.send({ type: 'declaration.field.left', field: 'email' });
    actor.send({ type: 'declaration.field.left', field: 'name' });
    expect(actor.getSnapshot().context.problems).toEqual([{ field: 'email', reason: 'format' }]);
  });

  it('to a day that has passed is reported when the field is left', () => {
    const { actor, change, completeForm, problems, state } = start(
      { ...whole, ground: 'ORDINARY' },
      undefined,
      { kind: 'CANCELLATION' },
    );
    change('endsOn', '2026-11-19');
    actor.send({ type: 'declaration.field.left', field: 'endsOn' });
    expect(problems()).toEqual(['endsOn choice']);
    change('endsOn', '2026-11-20');
    completeForm();
    expect([state(), problems()]).toEqual(['confirming.ready', []]);
  });

  it('that the shop refuses can be changed and sent again, as a new one', async () => {
    const { script, change, send, state } = start();
    await send();
    await script.answer('submitDeclaration', {
      status: 'refused',
      refusals: [refusalOf('INVALID', 'email')],
    });
    expect(state()).toBe('writing.refused');
    change('email', 'ada@home.example');
    await send();
    expect(script.asked('createDeclarationKey')).toHaveLength(2);
  });

  it('without a response is kept, and sent again under the same key', async () => {
    const { script, confirm, send, state } = start();
    await send();
    await script.fail('submitDeclaration');
    expect(state()).toBe('confirming.unanswered');
    confirm();
    await settle();
    const [first, second] = script.asked('submitDeclaration');
    expect(second).toEqual(first);
  });

  it('can be followed by another one by the same person', async () => {
    const { actor, script, send, state } = start();
    await send();
    await script.answer('submitDeclaration', { status: 'received', receipt });
    actor.send({ type: 'declaration.another.requested' });
    expect([state(), actor.getSnapshot().context]).toMatchObject([
      'writing.editing',
      { declaration: { name: ' Ada Byron ', contract: '' }, idempotencyKey: null, receipt: null },
    ]);
  });
});

describe('a requested step', () => {
  const request = (actor: ReturnType<typeof start>['actor'], step: 'details' | 'confirmation') =>
    actor.send({ type: 'step.requested', step });

  it('is shown if nothing is missing before it', () => {
    const { actor, state } = start();
    request(actor, 'confirmation');
    expect(state()).toBe('confirming.ready');
    request(actor, 'confirmation');
    expect(state()).toBe('confirming.ready');
    request(actor, 'details');
    expect([state(), declarationStepOf(actor.getSnapshot())]).toEqual(['writing.editing', 'details']);
  });

  it('is not shown otherwise', () => {
    const { actor, state } = start(blankDeclaration);
    request(actor, 'confirmation');
    expect(state()).toBe('writing.editing');
  });
});

describe('a reload', () => {
  const persistedAfter = async (walk: (flow: ReturnType<typeof start>) => unknown) => {
    const flow = start();
    await walk(flow);
    return JSON.parse(JSON.stringify(storeDeclaration(flow.actor.getPersistedSnapshot()))) as unknown;
  };

  it('during sending sends the declaration again under the same key', async () => {
    const stored = await persistedAfter(({ send }) => send());
    const { script, state } = start(blankDeclaration, readDeclaration(stored) ?? undefined);
    await script.answer('submitDeclaration', { status: 'received', receipt });
    expect([script.asked('submitDeclaration')[0]?.idempotencyKey, state()]).toEqual(['key-1', 'received']);
  });

  it.each([
    ['name', 'www.evil.example', 'link'],
    ['name', 'a\u0007b', 'characters'],
    ['contract', '', 'required'],
    ['contract', 'x'.repeat(101), 'too_long'],
    ['email', 'ada', 'format'],
  ] as const)('keeps what is wrong with the %s: %j is %s', async (field, value, reason) => {
    const stored = await persistedAfter(({ change, completeForm }) => {
      change(field, value);
      completeForm();
    });
    const { problems } = start(blankDeclaration, readDeclaration(stored) ?? undefined);
    expect(problems()).toEqual([`${field} ${reason}`]);
  });

  it.each<[what: string, change: (stored: Record<string, unknown>) => unknown]>([
    ['nothing', () => null],
    ['another machine', (stored) => ({ ...stored, machineId: 'cart' })],
    ['an older version', (stored) => ({ ...stored, version: 0 })],
    [
      'an unknown state',
      (stored) => ({ ...stored, snapshot: { ...(stored['snapshot'] as object), value: 'nowhere' } }),
    ],
    ['no context', (stored) => ({ ...stored, snapshot: { ...(stored['snapshot'] as object), context: {} } })],
  ])('restores nothing from %s', async (_what, change) => {
    const stored = (await persistedAfter(({ completeForm }) => completeForm())) as Record<string, unknown>;
    expect(readDeclaration(stored)).not.toBeNull();
    expect(readDeclaration(change(stored))).toBeNull();
  });
});
