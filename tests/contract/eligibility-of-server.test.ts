import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areTrialsSold, bundleTypeOf, isPlanSold, variantOf } from '@sonde/machines/rules/catalogue';
import { countryByCode } from '@sonde/machines/rules/places';
import { familyOf, isManagedBySales, type PlanFamily, seatsInPrice } from '@sonde/machines/rules/plans';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import type { Catalogue } from '../../server/modules/catalogue/catalogue.types.ts';
import { createTestServices } from '../support/shop-services.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { variantId } from './checkout-client.ts';
import { emailOf, offerOf, slugOf, writeEverybody } from './eligibility-people.ts';
import { type Answer, answerOf, probeOf, type Situation, situations, tableDay } from './eligibility-table.ts';
import { type Refusal, codeOf, isOf, everybody, differences, answersOfServer } from './answers-of-server.ts';

const now = new Date(`${tableDay}T15:00:00Z`);
let database: TestDatabase;
let catalogue: Catalogue;
let graphql: ReturnType<typeof createGraphqlHandler>;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 10 });
  const services = createTestServices(database, { now: () => now });
  catalogue = await services.catalogue.latest();
  await writeEverybody(database.sql, catalogue);
  graphql = createGraphqlHandler(services);
});
afterAll(() => database.close());
const { send, ask } = answersOfServer(() => graphql);

const memberships = '{ me { organizationMemberships { id organization { slug } } } }';

interface Memberships extends Record<string, unknown> {
  readonly me: {
    readonly organizationMemberships: readonly {
      readonly id: string;
      readonly organization: { readonly slug: string };
    }[];
  };
}

describe('a cart', () => {
  const plans = { HUMAN: 'SUB-IND-1Y', VETERINARY: 'SUB-PRO-VET-1Y' } as const;
  const probes = { IQ_3: 'IQ3-USBC', IQ_PLUS: 'IQP-USBC', IQ_PLUS_VET: 'IQV-USBC' } as const;
  const trial = 'SUB-IND-TRIAL';
  const probeSku = (situation: Situation) => probes[probeOf(situation) as keyof typeof probes];

  function skusOf(situation: Situation): readonly string[] {
    switch (situation.action) {
      case 'NEW_USER':
      case 'NEW_USER_WITHOUT_TRIAL':
        return [probeSku(situation), plans[situation.market]];
      case 'NEW_USER_WITH_TRIAL':
        return [probeSku(situation), trial];
      case 'FREE_TRIAL':
        return [trial];
      case 'EXTRA_PROBE':
      case 'PROBE_ONLY':
        return [probeSku(situation)];
      case 'ACCESSORIES_ONLY':
        return ['CBL-USBC'];
      default:
        return [plans[situation.market]];
    }
  }

  /** Whether a cart is the action of the table for the person who asks; otherwise it is another action, or none. */
  function isAction(situation: Situation): boolean {
    const { action, plan, term, role, market } = situation;
    const family = familyOf(plan);
    const isRunning = term === 'running' && plan !== 'NONE';
    const isMember = role !== 'visitor' && role !== 'alone';
    const isOwnPlan = family === (market === 'HUMAN' ? 'INDIVIDUAL' : 'PRO_CUSTOM');
    switch (action) {
      case 'NEW_USER':
      case 'ACCESSORIES_ONLY':
        return true;
      // The shop sells plans for people on trial, and where it does, the same plan without one.
      case 'NEW_USER_WITHOUT_TRIAL':
      case 'NEW_USER_WITH_TRIAL':
      case 'FREE_TRIAL':
        return market === 'HUMAN';
      case 'EXTRA_PROBE':
        return (
          isMember &&
          isRunning &&
          family !== null &&
          bundleTypeOf(family, action, variantOf(probeOf(situation))) !== null
        );
      case 'PROBE_ONLY':
        return market === 'VETERINARY' && !(isMember && isRunning);
      case 'RENEWAL':
        return isMember && isOwnPlan && offerOf(situation, catalogue) !== undefined;
      case 'SUBSCRIPTION_ONLY':
        return !isRunning && !(isMember && isOwnPlan);
      default:
        return false;
    }
  }

  const codes: Readonly<Record<Answer, readonly string[]>> = {
    yes: ['yes'],
    no: ['OPERATION_NOT_ALLOWED'],
    instead: ['OPERATION_NOT_ALLOWED'],
    sales: ['OPERATION_NOT_ALLOWED ASK_SALES'],
    admins: ['NO_PERMISSIONS'],
    'sign in': ['NO_PERMISSIONS'],
    'sign in first': ['OPERATION_NOT_ALLOWED'],
    'not here': ['COUNTRY_NOT_AVAILABLE'],
  };

  /** A plan above the basic one is upgraded, not tried. */
  const isTrialOfRunningPlan = ({ action, plan, term }: Situation): boolean =>
    action === 'FREE_TRIAL' && term === 'running' && plan !== 'NONE' && plan !== 'BASIC';

  /** Whether a cart is for a plan, rather than for a probe or a cable. */
  const hasPlan = (situation: Situation): boolean =>
    skusOf(situation).some((sku) => sku === trial || sku === plans[situation.market]);

  /** An organization of the United States buys its plans in dollars. */
  const isInOtherCurrency = (situation: Situation): boolean =>
    hasPlan(situation) &&
    (situation.role === 'admin' || situation.role === 'member') &&
    countryByCode(situation.country)?.currency !== 'USD';

  it('is what the table says, for everybody and in every country', async () => {
    const found: string[] = [];
    for (const own of everybody) {
      const asked = situations.filter(isOf(own)).filter(isAction);
      const questions = asked.map(
        (situation) =>
          `bundlePreview(country: ${situation.country}, lines: [${skusOf(situation)
            .map((sku) => `{ variantId: "${variantId(sku)}", quantity: 1 }`)
            .join(', ')}]) { checkoutErrors { code reason } }`,
      );
      const email = own.role === 'alone' ? 'alone@nobody.example' : emailOf(own);
      const answers = (await ask(questions, own.role, email)) as { checkoutErrors: readonly Refusal[] }[];
      const words = answers.map(({ checkoutErrors }) => codeOf(checkoutErrors));
      found.push(
        ...differences(asked, words, (situation, answer) => {
          // Other countries have no trial to put into a cart.
          if (skusOf(situation).includes(trial) && !areTrialsSold(situation.country))
            return ['COUNTRY_NOT_AVAILABLE NOT_SOLD_IN_COUNTRY'];
          if (answer === 'yes' && isTrialOfRunningPlan(situation))
            return ['OPERATION_NOT_ALLOWED UPGRADE_INSTEAD'];
          return answer === 'yes' && isInOtherCurrency(situation)
            ? ['OPERATION_NOT_ALLOWED OTHER_CURRENCY']
            : codes[answer];
        }),
      );
    }
    expect([found.length, found.slice(0, 30)]).toEqual([0, []]);
  });

  type Bundle = readonly [
    what: string,
    planFamily: PlanFamily,
    market: Situation['market'],
    skus: readonly string[],
  ];

  /** Every other plan that is bought with a probe, which only a run at length asks about. */
  const bundlesAtLength: readonly Bundle[] = [
    ['a probe with Pro for three years', 'PRO_THREE_YEAR', 'HUMAN', ['IQ3-USBC', 'SUB-PRO3-3Y']],
    ['a probe with Individual forever', 'INDIVIDUAL_FOREVER', 'HUMAN', ['IQ3-USBC', 'SUB-IND-FOREVER']],
    ['a probe with Core', 'CORE', 'HUMAN', ['IQ3-USBC', 'SUB-CORE-1Y']],
    ['a probe with Team', 'TEAM', 'HUMAN', ['IQ3-USBC', 'SUB-TEAM-1Y']],
    ['a probe with Clinic', 'CLINIC', 'HUMAN', ['IQ3-USBC', 'SUB-CLINIC-1Y']],
    ['another probe with Individual', 'INDIVIDUAL', 'HUMAN', ['IQP-USBC', 'SUB-IND-1Y']],
  ];

  /** Bundles that the table has no action for, because another one decides for them, where their plan is sold. */
  it.each<Bundle>([
    ['a probe with a Pro plan', 'PRO_CUSTOM', 'HUMAN', ['IQ3-USBC', 'SUB-PROC-1Y']],
    ['a rental', 'RENTAL', 'VETERINARY', ['RENT-IQP-VET-USBC']],
    ...(process.env['FULL'] === '1' ? bundlesAtLength : []),
  ])('of %s is what the table says of a new plan', async (_what, planFamily, market, skus) => {
    const found: string[] = [];
    for (const own of everybody) {
      const asked = situations
        .filter(isOf({ ...own, action: 'NEW_USER', market }))
        .filter(({ country }) => isPlanSold(country, planFamily));
      const lines = skus.map((sku) => `{ variantId: "${variantId(sku)}", quantity: 1 }`).join(', ');
      const questions = asked.map(
        ({ country }) =>
          `bundlePreview(country: ${country}, lines: [${lines}]) { checkoutErrors { code reason } }`,
      );
      const email = own.role === 'alone' ? 'alone@nobody.example' : emailOf(own);
      const answers = (await ask(questions, own.role, email)) as { checkoutErrors: readonly Refusal[] }[];
      const words = answers.map(({ checkoutErrors }) => codeOf(checkoutErrors));
      found.push(
        ...differences(asked, words, (situation, answer) =>
          answer === 'yes' && isInOtherCurrency(situation)
            ? ['OPERATION_NOT_ALLOWED OTHER_CURRENCY']
            : codes[answer],
        ),
      );
    }
    expect([found.length, found.slice(0, 30)]).toEqual([0, []]);
  });
});

describe('a change', () => {
  const upgradeSkus = {
    INDIVIDUAL: 'SUB-IND-1Y',
    CORE: 'SUB-CORE-1Y',
    TEAM: 'SUB-TEAM-1Y',
    CLINIC: 'SUB-CLINIC-1Y',
    PRO_CUSTOM: 'SUB-PROC-1Y',
  } as const;

  function changeOf({ action, to, plan, market }: Situation): string {
    if (action === 'RENEWAL') return '{}';
    if (action === 'EXPANSION') return `{ seats: ${seatsInPrice(catalogue.planConfiguration(plan)) + 1} }`;
    const target = to as keyof typeof upgradeSkus;
    return `{ sku: "${market === 'HUMAN' ? upgradeSkus[target] : 'SUB-PRO-VET-1Y'}" }`;
  }

  /**
   * Whether a change is the action of the table. For animals, only Pro is sold. After the end, a plan is renewed or
   * bought alone unless it is above the last one.
   */
  function isChange(situation: Situation): boolean {
    const { action, to, market, term } = situation;
    if (action === 'RENEWAL') return true;
    if (term === 'ended' && answerOf(situation) === 'no') return false;
    return action === 'EXPANSION' || (action === 'UPGRADE' && (market === 'HUMAN' || to === 'PRO_CUSTOM'));
  }

  /** What follows from the table, and from what the shop sells there. */
  function expectedOf(situation: Situation, answer: Answer): readonly string[] {
    const { action, role, plan, term } = situation;
    if (role !== 'admin') return ['NO_PERMISSIONS'];
    if (isManagedBySales(plan)) return ['ENTERPRISE_CODE_REQUIRED ASK_SALES'];
    const own = offerOf(situation, catalogue);
    if (answer === 'yes' && action === 'RENEWAL')
      return own === undefined && term === 'ended' ? ['OPERATION_NOT_ALLOWED NOT_RENEWABLE'] : ['yes'];
    if (answer === 'yes' && action === 'EXPANSION') {
      if (own === undefined) return ['OPERATION_NOT_ALLOWED NOT_SOLD'];
      return own.seat === null ? ['OPERATION_NOT_ALLOWED ABOVE_MAXIMUM'] : ['yes'];
    }
    const refusals: Partial<Readonly<Record<Answer, readonly string[]>>> = {
      yes: ['yes'],
      no: ['OPERATION_NOT_ALLOWED'],
      // A plan that isn't sold isn't renewed or expanded either.
      'not here':
        action === 'UPGRADE'
          ? ['COUNTRY_NOT_AVAILABLE NOT_SOLD_IN_COUNTRY']
          : ['COUNTRY_NOT_AVAILABLE', 'OPERATION_NOT_ALLOWED'],
    };
    return refusals[answer] ?? [];
  }

  it('is what the table says, for everybody and in every country', async () => {
    const found: string[] = [];
    for (const own of everybody) {
      if (own.role === 'visitor' || own.role === 'alone' || own.plan === 'NONE') continue;
      const email = emailOf(own);
      const { me } = (await send(memberships, own.role, email)) as Memberships;
      const idOf = new Map(me.organizationMemberships.map(({ id, organization }) => [organization.slug, id]));
      const asked = situations.filter(isOf(own)).filter(isChange);
      const bySlug = Map.groupBy(asked, slugOf);
      const questions = [...bySlug].map(
        ([slug, some]) =>
          `prorationPreview(organizationMembershipId: "${idOf.get(slug)}", changes: [${some.map(changeOf).join(', ')}])
            { subscriptionErrors { code reason } }`,
      );
      const answers = (await ask(questions, own.role, email)) as {
        subscriptionErrors: readonly Refusal[];
      }[][];
      const words = answers.flatMap((some) =>
        some.map(({ subscriptionErrors }) => codeOf(subscriptionErrors)),
      );
      found.push(...differences([...bySlug.values()].flat(), words, expectedOf));
    }
    expect([found.length, found.slice(0, 30)]).toEqual([0, []]);
  });
});
