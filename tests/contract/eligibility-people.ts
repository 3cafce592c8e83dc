import type { JSONValue } from 'postgres';
import { membershipOffers } from '../../server/modules/subscription/membership-offers.ts';
import type { Catalogue } from '../../server/modules/catalogue/catalogue.types.ts';
import { inTransaction, type Sql } from '../../server/db/connect.ts';
import { newRowId } from '../../server/db/row-id.ts';
import { insert, type Row } from '../../server/seed/rows.ts';
import { countryByCode } from '@sonde/machines/rules/places';
import { markets } from '@sonde/machines/rules/catalogue';
import { money } from '@sonde/machines/rules/money';
import { paidTerm, planTypes, seatsInPrice } from '@sonde/machines/rules/plans';
import { lastDayOf, type Situation, statusOf, tableCountries, terms } from './eligibility-table.ts';
import { accountOf } from '../support/test-account.ts';

type Own = Pick<Situation, 'plan' | 'term' | 'role'>;
type Organization = Own & Pick<Situation, 'market' | 'country'>;

const startsOn = '2025-12-21';

/** The address of the person with this role in organizations of this plan. */
export const emailOf = ({ plan, term, role }: Own): string =>
  `${role.replace(' ', '-')}-${term}@${plan.toLowerCase().replaceAll('_', '-')}.example`;

export const slugOf = ({ plan, term, role, market, country }: Organization): string =>
  [plan, term, role, market, country].join('-').toLowerCase().replaceAll(/[ _]/g, '-');

/** An organization without a plan has its administrator only. */
export const exists = ({ plan, role }: Pick<Situation, 'plan' | 'role'>): boolean =>
  role !== 'visitor' && (role === 'admin' || role === 'alone' || plan !== 'NONE');

/** The membership that is sold for a plan; undefined for a plan that the shop doesn't sell there. */
export const offerOf = (
  { plan, market, country }: Pick<Situation, 'plan' | 'market' | 'country'>,
  catalogue: Catalogue,
) =>
  [...membershipOffers(catalogue, country).values()].find(
    (offer) => offer.planType === plan && offer.market === market && !offer.isForRenewal,
  );

function subscriptionRow(sql: Sql, own: Organization, id: string, catalogue: Catalogue): Row {
  const { plan, term, role, country } = own;
  const offer = offerOf(own, catalogue);
  const currency = countryByCode(country)?.currency ?? 'USD';
  const cents = (amount: number) => money(amount, currency);
  const price = { net: cents(42_000), tax: cents(0), gross: cents(42_000) };
  const seatsInBase = Math.max(role === 'admin' ? 1 : 2, seatsInPrice(catalogue.planConfiguration(plan)));
  return {
    id: newRowId(),
    organization_id: id,
    plan_type: plan,
    status: statusOf(own),
    sku: offer?.sku ?? null,
    seats_in_base: seatsInBase,
    seat_limit: seatsInBase,
    term_months: 12,
    starts_on: startsOn,
    expires_on: lastDayOf(term),
    next_charge_on: null,
    term: sql.json(paidTerm(startsOn, price) as unknown as JSONValue),
    currency,
    price_net: price.net.amount,
    price_tax: 0,
    price_gross: price.gross.amount,
  };
}

/**
 * Writes everybody of the table: for each plan, term and role a person who belongs to an organization in each market and
 * country. Organizations of members have an administrator besides.
 */
export async function writeEverybody(database: Sql, catalogue: Catalogue): Promise<void> {
  const rows: Record<
    'users' | 'organization' | 'subscription' | 'organization_membership' | 'registered_probe',
    Row[]
  > = { users: [], organization: [], subscription: [], organization_membership: [], registered_probe: [] };
  const write = (email: string, isOwnProbe: boolean): string => {
    const id = newRowId();
    rows.users.push({
      id,
      email,
      cloud_id: accountOf(email).subject,
      can_buy_personal_probe_plus: isOwnProbe,
      can_buy_personal_probe_iq3: isOwnProbe,
    });
    return id;
  };
  const join = (organizationId: string, userId: string, isAdmin: boolean, isOwnProbe = false) =>
    rows.organization_membership.push({
      id: newRowId(),
      organization_id: organizationId,
      user_id: userId,
      is_admin: isAdmin,
      can_purchase_personal_probe: isOwnProbe,
    });
  const otherAdmin = write('other-admin@clinic.example', false);
  for (const plan of planTypes)
    for (const term of terms)
      for (const role of ['admin', 'member', 'own probe'] as const) {
        if (!exists({ plan, role })) continue;
        const isOwnProbe = role === 'own probe';
        const person = write(emailOf({ plan, term, role }), isOwnProbe);
        for (const market of markets)
          for (const country of tableCountries) {
            const id = newRowId();
            const own = { plan, term, role, market, country };
            rows.organization.push({
              id,
              slug: slugOf(own),
              name: 'Clinic',
              country,
              market,
              has_had_trial: plan === 'PRO_TRIAL',
            });
            if (plan !== 'NONE') rows.subscription.push(subscriptionRow(database, own, id, catalogue));
            for (const _ of [1, 2])
              rows.registered_probe.push({
                id: newRowId(),
                organization_id: id,
                product_line: market === 'HUMAN' ? 'IQ_3' : 'IQ_PLUS_VET',
              });
            join(id, person, role === 'admin', isOwnProbe);
            if (role !== 'admin') join(id, otherAdmin, true);
          }
      }
  write('alone@nobody.example', false);
  await inTransaction(database, async (sql) => {
    for (const [table, own] of Object.entries(rows)) await insert(sql, table, own);
  });
}
