import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legalAcknowledgements } from '@sonde/machines/rules/checkout';
import { personalAcknowledgements } from '../../server/agents/mapping/acknowledgements.ts';
import { codesForPersons, reasonsForPersons } from '../../server/agents/mapping/refusal-messages.ts';
import { protocolVersions } from '../../server/agents/protocol/versions.ts';
import { banMailbox } from '../../server/modules/checkout/banned-mailboxes.repository.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { accountOf, signedInHeaders } from '../support/test-account.ts';
import { agentDelivery, payingBy } from './agent-payloads.ts';
import { type AgentShop, openAgentShop, platformOf } from './agent-shop.ts';
import { type CheckoutClient, globalId, payBy, tickRenewal } from './checkout-client.ts';

// What an agent can't finish: each reason escalates, and has an address where a person can.

interface Shown {
  readonly id: string;
  readonly ucp: { readonly status: string };
  readonly status: string;
  readonly continue_url: string;
  readonly messages?: readonly {
    readonly code: string;
    /** Missing where a message only informs. */
    readonly severity?: string;
    readonly refusal?: { readonly reason: string | null };
  }[];
  readonly fulfillment: {
    readonly methods: readonly {
      readonly groups: readonly { readonly options: readonly { readonly id: string }[] }[];
    }[];
  };
}

const sessions = '/checkout-sessions';
const banned = 'mallory@clinic.example';
const now = new Date('2026-11-20T15:00:00Z');

let opened: AgentShop;
beforeAll(async () => {
  // The token of a connected buyer is their address: other tests cover the account service.
  opened = await openAgentShop({ now: () => now }, async (authorization) => ({
    ok: true,
    buyer: { account: accountOf((authorization ?? '').replace('Bearer ', '')), scopes: [] },
  }));
  const { sql } = opened.shop.database;
  await seedPeople(sql, now);
  await banMailbox(sql, banned);
});
afterAll(() => opened.shop.close());

/** What an agent asks for, and what only a person can do about it. */
interface Escalation {
  readonly skus: readonly string[];
  readonly code?: string;
  readonly email?: string;
  /** Who has connected their account; absent for a guest. */
  readonly buyer?: string;
  /** The code of the message that needs a person, with the shop's reason. */
  readonly message: readonly [code: string, severity: string, reason?: string];
  /** The page where a person continues, below the country and language; the checkout's if absent. */
  readonly page?: string;
}

const input = 'requires_buyer_input';
const review = 'requires_buyer_review';

const escalations: Readonly<Record<string, Escalation>> = {
  'a probe for humans': {
    skus: ['IQ3-USBC', 'SUB-IND-1Y'],
    message: ['acknowledgement_licensed', review],
  },
  'a probe without a membership': {
    skus: ['IQ3-USBC'],
    message: ['acknowledgement_probe_only', review],
  },
  'a rented probe': {
    skus: ['RENT-IQP-VET-USBC'],
    message: ['acknowledgement_rental_payment', review],
  },
  'the code of an ambassador': {
    skus: ['CBL-USBC'],
    code: 'AFFILIATE5',
    message: ['acknowledgement_acknowledge_ambassador_third_party', review],
  },
  'a membership alone, for a guest': {
    skus: ['SUB-IND-1Y'],
    message: ['operation_not_allowed', input, 'SIGN_IN_FIRST'],
  },
  'a code for learners': {
    skus: ['CBL-USBC'],
    code: 'STUDENT',
    message: ['discount_code_user_ineligible', input, 'LEARNERS_ONLY'],
    page: 'learner-status-verification/',
  },
  'a code for learners of veterinary medicine': {
    skus: ['IQV-USBC', 'SUB-PRO-VET-1Y'],
    code: 'STUDENTVET',
    message: ['discount_code_user_ineligible', input, 'LEARNERS_ONLY'],
    page: 'vet-learner-status-verification/',
  },
  'a code for learners, where the order needs the person anyway': {
    skus: ['IQ3-USBC', 'SUB-IND-1Y'],
    code: 'STUDENT',
    message: ['discount_code_user_ineligible', input, 'LEARNERS_ONLY'],
  },
  'a mailbox that support has banned': {
    skus: ['CBL-USBC'],
    email: banned,
    message: ['banned_email_address', input],
  },
  'a probe for an organization whose plan sales manages': {
    skus: ['IQ3-USBC'],
    buyer: 'enterprise@hospital.example',
    message: ['enterprise_code_required', input, 'ASK_SALES'],
  },
  'a plan for an organization whose plan sales manages': {
    skus: ['IQ3-USBC', 'SUB-IND-1Y'],
    buyer: 'enterprise@hospital.example',
    message: ['operation_not_allowed', input, 'ASK_SALES'],
  },
  'a plan that an active one is upgraded to': {
    skus: ['SUB-TEAM-1Y'],
    buyer: 'individual@solo.example',
    message: ['operation_not_allowed', input, 'UPGRADE_INSTEAD'],
  },
  'the plan with own features, for an active one': {
    skus: ['SUB-PROC-1Y'],
    buyer: 'individual@solo.example',
    message: ['operation_not_allowed', input, 'UPGRADE_TO_PRO_INSTEAD'],
  },
  'seats for an active plan': {
    skus: ['SUB-TEAM-SEAT-1Y'],
    buyer: 'admin@clinic.example',
    message: ['operation_not_allowed', input, 'ADD_SEATS_INSTEAD'],
  },
  'seats for an organization that someone else manages': {
    skus: ['SUB-TEAM-SEAT-1Y'],
    buyer: 'member@clinic.example',
    message: ['no_permissions', input, 'NO_PERMISSIONS'],
  },
};

describe.each(protocolVersions)('an agent in %s that can’t finish', (version) => {
  const platform = platformOf(version);
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    buyer?: string,
  ): Promise<Shown> => {
    const headers = buyer === undefined ? {} : { Authorization: `Bearer ${buyer}` };
    return (await opened.agent.send<Shown>(platform, method, path, payload, headers)).body;
  };
  const toCheckoutRequest = (
    { skus, code, email = 'ada@clinic.example' }: Omit<Escalation, 'message'>,
    option?: string,
  ) => ({
    line_items: skus.map((id) => ({ item: { id }, quantity: 1 })),
    context: { address_country: 'US' },
    buyer: { email },
    fulfillment: agentDelivery(option),
    ...(code !== undefined && { discounts: { codes: [code] } }),
  });
  const personal = ({ messages = [] }: Shown) =>
    messages
      .filter(({ severity }) => severity?.startsWith('requires_buyer'))
      .map(({ code, severity, refusal }) => [code, severity, refusal?.reason ?? undefined]);
  const page = ({ id }: Shown, path = `checkout/${id}/`) => `https://shop.test/us/en/${path}`;

  it.each(Object.entries(escalations))('%s', async (_what, { message, page: path, buyer, ...asked }) => {
    const shown = await send('POST', sessions, toCheckoutRequest(asked), buyer);
    const [code, severity, reason] = message;
    expect(personal(shown)).toContainEqual([code, severity, reason]);
    expect([shown.status, shown.continue_url]).toEqual(['requires_escalation', page(shown, path)]);
  });

  it.each([
    {
      kept: ['IQV-USBC', 'SUB-PRO-VET-1Y'],
      more: 'IQV-USBC',
      quantity: 11,
      reason: 'TOO_MANY_DEVICES',
      page: 'form/vet-contact/',
      content: 'An order can have up to 10 probes. Our sales team sells more.',
    },
    {
      kept: ['IQ3-USBC', 'SUB-TEAM-1Y', 'SUB-TEAM-SEAT-1Y'],
      more: 'SUB-TEAM-SEAT-1Y',
      quantity: 1000,
      reason: 'TOO_MANY_SEATS',
      content: expect.stringMatching(
        /^A plan can have up to \d+ more seats here. Our sales team sells more\.$/,
      ) as string,
    },
  ])(
    'a quantity for the sales team: $reason',
    async ({ kept, more, quantity, reason, content, page: path }) => {
      const request = toCheckoutRequest({ skus: kept });
      const { id } = await send('POST', sessions, request);
      const shown = await send('PUT', `${sessions}/${id}`, {
        ...request,
        line_items: request.line_items.map((line) => (line.item.id === more ? { ...line, quantity } : line)),
      });
      expect(personal(shown)).toContainEqual(['operation_not_allowed', input, reason]);
      expect(shown.messages).toContainEqual(expect.objectContaining({ path: '$.line_items', content }));
      expect(shown.status).toBe('requires_escalation');
      expect(shown.continue_url).toBe(page(shown, path));
    },
  );

  it('a probe for owners, which isn’t put into the cart', async () => {
    const { id } = await send('POST', sessions, toCheckoutRequest({ skus: ['CBL-USBC'] }));
    const shown = await send('PUT', `${sessions}/${id}`, toCheckoutRequest({ skus: ['CBL-USBC', 'IQ-LTG'] }));
    expect(personal(shown)).toEqual([['operation_not_allowed', input, 'OWNERS_ONLY']]);
    expect([shown.status, shown.continue_url]).toEqual(['requires_escalation', page(shown)]);
  });

  it('a cart that nothing can be put into, which isn’t opened: a person begins in their shop', async () => {
    const refused = await send('POST', sessions, toCheckoutRequest({ skus: ['IQ-LTG'] }));
    expect(refused.messages).toMatchObject([
      { severity: 'unrecoverable', refusal: { reason: 'OWNERS_ONLY' } },
    ]);
    expect([refused.ucp.status, refused.continue_url]).toEqual(['error', 'https://shop.test/us/en/']);
  });

  it('a probe for an organization whose plan has ended', async () => {
    const { sql } = opened.shop.database;
    const vidal = sql`organization_id = (select id from organization where slug = 'vidal-imaging')`;
    const [before] = await sql`select expires_on, next_charge_on from subscription where ${vidal}`;
    const buyer = 'individual@solo.example';
    const { id } = await send('POST', sessions, toCheckoutRequest({ skus: ['IQ-LTG'] }), buyer);
    await sql`update subscription set expires_on = '2026-11-01', next_charge_on = null where ${vidal}`;
    const shown = await send('GET', `${sessions}/${id}`, undefined, buyer);
    await sql`update subscription set ${sql(before!)} where ${vidal}`;
    expect(personal(shown)).toContainEqual(['operation_not_allowed', input, 'PLAN_ENDED']);
    expect([shown.status, shown.continue_url]).toEqual(['requires_escalation', page(shown)]);
  });

  it('what a connected buyer chose on the pages: a renewal, and a debit that they have to authorize', async () => {
    const buyer = `renewing-${version}@clinic.example`;
    const own = signedInHeaders(accountOf(buyer));
    const person: CheckoutClient = {
      send: (operation, variables) => opened.shop.client.send(operation, variables, own),
      change: (operation, variables) => opened.shop.client.change(operation, variables, own),
    };
    const skus = ['IQ3-USBC', 'SUB-IND-1Y'];
    const { id } = await send('POST', sessions, toCheckoutRequest({ skus }), buyer);
    const checkoutId = globalId('Checkout', id);
    await tickRenewal(person, checkoutId);
    await payBy(person, checkoutId, 'ACH', 'pm_good');
    const shown = await send('GET', `${sessions}/${id}`, undefined, buyer);
    expect(personal(shown)).toEqual([
      ['acknowledgement_licensed', review, undefined],
      ['acknowledgement_renewal', review, undefined],
      ['acknowledgement_payment_authorization', review, undefined],
    ]);
    expect([shown.status, shown.continue_url]).toEqual(['requires_escalation', page(shown)]);
  });

  it('a question of the buyer’s bank, and a checkout that a person has taken over', async () => {
    const asked = { skus: ['CBL-USBC'] };
    const { id, fulfillment } = await send('POST', sessions, toCheckoutRequest(asked));
    const path = `${sessions}/${id}`;
    await send('PUT', path, toCheckoutRequest(asked, fulfillment.methods[0]?.groups[0]?.options[0]?.id));
    const paid = await send('POST', `${path}/complete`, payingBy('spt_asks'));
    expect(personal(paid)).toEqual([['payment_authentication', input, undefined]]);
    expect([paid.status, paid.continue_url]).toEqual(['requires_escalation', page(paid)]);

    const other = await send('POST', sessions, toCheckoutRequest(asked));
    await opened.shop.client.change('CheckoutContinue', { checkoutId: globalId('Checkout', other.id) });
    const late = await send('PUT', `${sessions}/${other.id}`, toCheckoutRequest({ skus: ['CBL-LTG'] }));
    expect(personal(late)).toEqual([
      ['operation_not_allowed', review, 'CONTINUED_ELSEWHERE'],
      ['continued_by_buyer', review, undefined],
    ]);
    expect([late.status, late.continue_url]).toEqual(['requires_escalation', page(late)]);
  });
});

it('every reason and code that needs a person is one of these', () => {
  const messages = Object.values(escalations).map(({ message }) => message);
  const alone = ['TOO_MANY_DEVICES', 'TOO_MANY_SEATS', 'OWNERS_ONLY', 'PLAN_ENDED', 'CONTINUED_ELSEWHERE'];
  expect(new Set([...messages.flatMap(([, , reason]) => reason ?? []), ...alone])).toEqual(
    new Set(Object.keys(reasonsForPersons)),
  );
  const acknowledgements = [
    ...messages.map(([code]) => code),
    'acknowledgement_renewal',
    'acknowledgement_payment_authorization',
  ];
  expect(acknowledgements).toEqual(
    expect.arrayContaining(personalAcknowledgements(legalAcknowledgements).map(({ code }) => code)),
  );
  expect(messages.map(([code]) => code.toUpperCase())).toEqual(
    expect.arrayContaining(
      Object.entries(codesForPersons).flatMap(([code, severity]) =>
        severity === 'unrecoverable' ? [] : [code],
      ),
    ),
  );
});
