import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountPerson, memberOffersOf, type MemberOffer } from '@sonde/machines/account';
import { type BuyerMembership, isActive } from '@sonde/machines/rules/catalogue';
import { extraProbeObstacle } from '@sonde/machines/rules/extra-probes';
import { reactivationObstacle } from '@sonde/machines/rules/reactivation';
import { renewalObstacle } from '@sonde/machines/rules/renewals';
import { upgradeObstacle } from '@sonde/machines/rules/upgrades';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { type Shop, shopOf } from '../../src/features/catalogue/shop.ts';
import { probeOffers } from '../../src/features/extra-probe/probe-offers.ts';
import { ownerOffers } from '../../src/features/offers/owner-offers.ts';
import type { UserRefreshQuery } from '../../src/graphql/account.generated.ts';
import { fromApiPerson } from '../../src/ports/from-api-account.ts';
import { fromApiBuyer } from '../../src/ports/from-api-owner.ts';
import { signedInAs } from '../support/test-account.ts';
import { openStandInShop } from './stand-in-shop.ts';

/** What My account links to for each person of the sandbox, and whether the pages behind the links agree. */

type Me = NonNullable<UserRefreshQuery['me']>;

let opened: Awaited<ReturnType<typeof openStandInShop>>;
const shops = new Map<string, Shop>();

beforeAll(async () => {
  opened = await openStandInShop({ now: () => new Date() });
  await seedPeople(opened.database.sql, new Date());
  for (const country of ['US', 'DE']) {
    const { data } = await opened.client.send('Shop', {
      country,
      languageCode: 'EN',
      voucherCode: null,
      storeType: null,
    });
    shops.set(country, shopOf((data as { shop: Parameters<typeof shopOf>[0] }).shop, country));
  }
});
afterAll(() => opened.close());

async function meOf(email: string): Promise<Me> {
  const { data, errors } = await opened.client.send('UserRefreshQuery', {}, signedInAs(email));
  expect(errors).toBeUndefined();
  return (data as { me: Me }).me;
}

/** What the pages answer with the shop's catalog to a person who follows the links. */
function opensFor(
  buyer: BuyerMembership,
  seatsInUse: number,
  shop: Shop,
): Partial<Record<MemberOffer, boolean>> {
  const { country } = shop;
  const { sold } = ownerOffers(shop);
  const own = { buyer, seatsInUse, seatsHeld: seatsInUse, featureSkus: [] };
  return {
    UPGRADE: isActive(buyer.organization) && upgradeObstacle(sold, buyer, country) === null,
    ADD_PROBE: extraProbeObstacle(probeOffers(shop).sold, buyer, country) === null,
    RENEW: renewalObstacle(buyer, country) === null,
    CHOOSE_MEMBERSHIP: !isActive(buyer.organization) && reactivationObstacle(sold, own, country) === null,
  };
}

const running = ['UPGRADE', 'EDIT', 'ADD_PROBE'] as const;

it.each<[email: string, ...(readonly MemberOffer[])[]]>([
  ['individual@solo.example', running],
  ['admin@clinic.example', running],
  ['member@clinic.example', []],
  ['personal@clinic.example', ['ADD_PROBE']],
  ['expired@solo.example', ['RENEW', 'CHOOSE_MEMBERSHIP']],
  ['canceled@solo.example', ['RENEW', 'CHOOSE_MEMBERSHIP']],
  ['pastdue@solo.example', ['EDIT', 'ADD_PROBE', 'RENEW']],
  ['trial@solo.example', ['UPGRADE', 'EDIT']],
  ['vet@practice.example', ['EDIT', 'ADD_PROBE']],
  ['rental@practice.example', ['EDIT']],
  ['forever@solo.example', running],
  ['custom@hospital.example', ['EDIT', 'ADD_FEATURES', 'REMOVE_FEATURES', 'ADD_PROBE']],
  ['enterprise@hospital.example', ['CONTACT_SALES']],
  ['admin@small-clinic.example', [...running, 'RENEW']],
  ['three-year@practice.example', ['EDIT', 'ADD_PROBE']],
  ['old-team@practice.example', running],
  ['two@clinic.example', [], running],
  ['admin@klinik.example', running],
  ['distributor@trade.example'],
])('%s is offered what the pages behind the links allow', async (email, ...expected) => {
  const me = await meOf(email);
  const person: AccountPerson = fromApiPerson(me);
  const offers = person.memberships.map((membership) => memberOffersOf(person, membership));
  expect(offers).toEqual(expected);
  for (const [index, own] of me.organizationMemberships.entries()) {
    const buyer = fromApiBuyer(me, own, new Date());
    const seatsInUse = own.organization.subscription?.fewestSeats ?? 1;
    const opens = opensFor(buyer, seatsInUse, shops.get(own.organization.country.code)!);
    for (const [offer, isOpen] of Object.entries(opens))
      expect([offer, offers[index]?.includes(offer as MemberOffer)]).toEqual([offer, isOpen]);
  }
});
