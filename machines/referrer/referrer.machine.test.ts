import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { stateValueText } from '../flow/index.ts';
import { scriptPorts, settle } from '../testing/index.ts';
import { referrerOutcomeOf, referrerPortNames, type ReferrerPorts, referrerWithPorts } from './index.ts';

const link = 'https://shop.example/?voucherCode=FRIEND0123ABCD';
const code = 'FRIEND0123ABCD';

function start(isSharingOffered = true) {
  const script = scriptPorts<ReferrerPorts>(referrerPortNames);
  const actor = createActor(referrerWithPorts(script.ports), {
    input: { link, code, isSharingOffered },
  }).start();
  return {
    actor,
    script,
    outcome: () => referrerOutcomeOf(actor.getSnapshot()),
    state: () => stateValueText(actor.getSnapshot()),
    share: () => actor.send({ type: 'share.requested' }),
  };
}

describe('a referrer', () => {
  it.each([
    ['link', link],
    ['code', code],
  ] as const)('copies the %s, and reads that it was copied', async (text, copied) => {
    const { actor, script, outcome } = start();
    actor.send({ type: 'copy.requested', text });
    expect(outcome()).toEqual({ kind: 'pending' });
    await settle();
    expect(script.asked('copyText')).toEqual([{ text: copied }]);
    await script.answer('copyText', undefined);
    expect(outcome()).toEqual({ kind: 'copied', text });
  });

  it('whose browser does not copy reads that, and can try again', async () => {
    const { actor, script, outcome } = start();
    actor.send({ type: 'copy.requested', text: 'code' });
    await script.fail('copyText');
    expect(outcome()).toEqual({ kind: 'uncopied', text: 'code' });
    actor.send({ type: 'copy.requested', text: 'code' });
    await script.answer('copyText', undefined);
    expect(outcome()).toEqual({ kind: 'copied', text: 'code' });
  });

  it.each([
    ['shared', { kind: 'shared' }],
    ['dismissed', { kind: 'none' }],
  ] as const)('whose sharing was %s', async (answer, expected) => {
    const { script, outcome, share } = start();
    share();
    await settle();
    expect(script.asked('shareLink')).toEqual([{ link }]);
    await script.answer('shareLink', answer);
    expect(outcome()).toEqual(expected);
  });

  it('whose device can’t share reads that', async () => {
    const { script, outcome, share } = start();
    share();
    await script.fail('shareLink');
    expect(outcome()).toEqual({ kind: 'unshared' });
  });

  it('without a menu for sharing shares nothing', () => {
    const { script, state, share } = start(false);
    share();
    expect([state(), script.open()]).toEqual(['offered.idle', []]);
  });
});
