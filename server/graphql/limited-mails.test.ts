import type { GraphQLResolveInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { LimitedArguments } from '../kernel/field-limits.ts';
import { createRateLimits, rateLimits } from '../kernel/rate-limits/rate-limits.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { limitMails } from './limited-mails.ts';

const { burst } = rateLimits.mail.recipient;
const done = { errors: [] };
const refused = { errors: ['refused'] };
const unmailed = { errors: ['no mail'] };

type Answer = (given: LimitedArguments) => Promise<unknown>;

/** A mutation that mails one address, which anyone may use; it answers as it is told. */
function createMailing({ canDoWithout = false, now = (): number => 0 } = {}) {
  let answer: Answer = async () => done;
  let clients = 0;
  const resolve = limitMails(
    {
      operation: 'mail',
      resolve: (_parent, given) => answer(given),
      withoutMail: canDoWithout ? async () => unmailed : null,
      recipientOf: () => 'ada@clinic.example',
      refuse: async () => 'TOO_MANY',
    },
    { limits: createRateLimits(now), onRefused: () => {} },
  );
  return {
    answerWith: (next: Answer) => void (answer = next),
    send(given: LimitedArguments = {}) {
      const clientAddress = `2001:db8:${(clients += 1).toString(16)}::1`;
      const facts = { clientAddress, account: null } as Partial<RequestFacts> as RequestFacts;
      return Promise.resolve(resolve(null, given, facts, {} as GraphQLResolveInfo));
    },
  };
}

type Mailing = ReturnType<typeof createMailing>;

/** How many uses of other keys pass before one is refused. */
async function room({ answerWith, send }: Mailing): Promise<number> {
  answerWith(async () => done);
  for (let passed = 0; ; passed += 1)
    if ((await send({ idempotencyKey: `other ${passed}` })) === 'TOO_MANY') return passed;
}

describe('of the mails to one mailbox', () => {
  it('a use that fails doesn’t count, nor one that is refused', async () => {
    const mail = createMailing();
    for (let index = 0; index <= burst; index += 1) {
      mail.answerWith(() => Promise.reject(new Error('The database is gone')));
      await expect(mail.send({ idempotencyKey: 'one' })).rejects.toThrow('gone');
      mail.answerWith(async () => refused);
      expect(await mail.send({ idempotencyKey: 'one' })).toBe(refused);
    }
    expect(await room(mail)).toBe(burst);
  });

  it('a repeat with the same key counts once, and is let through beyond the limit', async () => {
    const mail = createMailing();
    for (let index = 0; index <= burst; index += 1)
      expect(await mail.send({ idempotencyKey: 'one' })).toBe(done);
    expect(await room(mail)).toBe(burst - 1);
    expect(await mail.send({ idempotencyKey: 'one' })).toBe(done);
    expect(await mail.send({ idempotencyKey: 'two' })).toBe('TOO_MANY');
  });

  it('one beyond the limit is left out, and so it is said to repeats, where the rest is done', async () => {
    let now = 0;
    const mail = createMailing({ canDoWithout: true, now: () => now });
    for (let index = 0; index < burst; index += 1) expect(await mail.send()).toBe(done);
    expect(await mail.send({ idempotencyKey: 'one' })).toBe(unmailed);
    now += 86_400_000;
    expect(await mail.send({ idempotencyKey: 'one' })).toBe(unmailed);
    expect(await mail.send({ idempotencyKey: 'two' })).toBe(done);
  });

  it('repeats at the same time count once', async () => {
    const mail = createMailing();
    await Promise.all([1, 2, 3].map(() => mail.send({ idempotencyKey: 'one' })));
    expect(await room(mail)).toBe(burst - 1);
  });

  it.each<[string, LimitedArguments, LimitedArguments]>([
    [
      'for something else',
      { idempotencyKey: 'one', checkoutId: 'a' },
      { idempotencyKey: 'one', checkoutId: 'b' },
    ],
    ['without a key', {}, {}],
    ['with an empty key', { idempotencyKey: '' }, { idempotencyKey: '' }],
  ])('uses %s count each', async (_what, one, other) => {
    const mail = createMailing();
    await mail.send(one);
    await mail.send(other);
    expect(await room(mail)).toBe(burst - 2);
  });
});
