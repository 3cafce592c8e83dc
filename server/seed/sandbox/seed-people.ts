import { isSoldIn } from '@sonde/machines/rules/catalogue';
import type { JSONValue } from 'postgres';
import { addDays, addMonths } from '@sonde/machines/rules/time';
import { countryDay } from '@sonde/machines/rules/places';
import {
  commitmentFrom,
  graceDays,
  lastDayOfTerm,
  maxSeatsOf,
  overdueDay,
  paidTerm,
  type PaidTerm,
  seatsInPrice,
} from '@sonde/machines/rules/plans';
import { addTaxedMoney, multiplyTaxedMoney, type TaxedMoney } from '@sonde/machines/rules/money';
import { taxedByTreatment, taxQuote } from '@sonde/machines/rules/tax';
import { type AnySql, inTransaction, type Sql, type TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { loadCatalogue } from '../../modules/catalogue/catalogue-cache.ts';
import type { Catalogue } from '../../modules/catalogue/catalogue.types.ts';
import { openInvoiceFor } from '../../modules/subscription/open-invoice.repository.ts';
import { insert, type Row } from '../rows.ts';
import { organizationsOfTheSandbox, peopleOfTheSandbox } from './people-of-the-sandbox.ts';
import type { SandboxOrganization, SandboxPerson } from './sandbox.schema.ts';

/** The variant for seats beyond those included in a plan; undefined if there is none. */
function seatSku({ country, market, subscription }: SandboxOrganization, catalogue: Catalogue) {
  const offers = [...catalogue.offers(country).values()];
  return offers.find(
    ({ variant: { product } }) =>
      product.subscriptionPart === 'SEATS' &&
      product.planFamily === subscription.planType &&
      isSoldIn(product, market),
  )?.variant.sku;
}

/** The price of another term; null if it can't be renewed. */
function priceOf(organization: SandboxOrganization, catalogue: Catalogue): TaxedMoney | null {
  const { country, subscription } = organization;
  const { sku, featureSkus, additionalSeats } = subscription;
  const { treatment, taxes } = taxQuote(country, null);
  const parts = [
    [sku, 1],
    ...featureSkus.map((feature) => [feature, 1] as const),
    [seatSku(organization, catalogue), additionalSeats],
  ] as const;
  const prices = parts.map(([part, quantity]) => {
    const price = catalogue.offers(country).get(part ?? '')?.renewalPrice;
    return price ? multiplyTaxedMoney(taxedByTreatment[treatment](price, taxes), quantity) : null;
  });
  return prices[0] === null ? null : prices.filter((price) => price != null).reduce(addTaxedMoney);
}

/** The days of a subscription; a rental's current term follows from its first day. */
function daysOf({ subscription }: SandboxOrganization, today: string) {
  const { startsInDays, expiresInDays, renewsInDays, termMonths, commitmentMonths } = subscription;
  const day = (days: number | null) => (days === null ? null : addDays(today, days));
  const startsOn = addDays(today, startsInDays);
  if (commitmentMonths === undefined || termMonths === null)
    return { startsOn, expiresOn: day(expiresInDays), nextChargeOn: day(renewsInDays), commitment: null };
  let expiresOn = lastDayOfTerm(startsOn, startsOn, termMonths);
  while (expiresOn < today) expiresOn = lastDayOfTerm(startsOn, addDays(expiresOn, 1), termMonths);
  const commitment = commitmentFrom(startsOn, commitmentMonths);
  return { startsOn, expiresOn, nextChargeOn: addDays(expiresOn, 1), commitment };
}

/** The last term, paid at the price of the next one if the shop sold it; null for what never ends. */
function termOf(
  { subscription }: SandboxOrganization,
  { startsOn, expiresOn }: { readonly startsOn: string; readonly expiresOn: string | null },
  price: TaxedMoney | null,
  today: string,
): PaidTerm | null {
  const { status, termMonths } = subscription;
  if (expiresOn === null || termMonths === null) return null;
  const lastDay = status === 'PAST_DUE' ? addDays(expiresOn, -graceDays) : expiresOn;
  const firstDays = [startsOn, addMonths(addDays(lastDay, 1), -termMonths)];
  return paidTerm(firstDays.sort().at(-1) ?? today, price);
}

function subscriptionRow(
  sql: TransactionSql,
  organization: SandboxOrganization,
  organizationId: string,
  catalogue: Catalogue,
  today: string,
): Row {
  const { subscription, maxCloudUsers = catalogue.configuration.maxCloudUsers } = organization;
  const { planType, additionalSeats } = subscription;
  const { commitment, ...days } = daysOf(organization, today);
  const configuration = catalogue.planConfiguration(planType);
  const seatsInBase = subscription.seatsInBase ?? seatsInPrice(configuration);
  const price = priceOf(organization, catalogue);
  const term = termOf(organization, days, price, today);
  return {
    id: newRowId(),
    organization_id: organizationId,
    plan_type: planType,
    status: subscription.status,
    sku: subscription.sku ?? null,
    seats_in_base: seatsInBase,
    additional_seats: additionalSeats,
    seat_limit: configuration === undefined ? seatsInBase : maxSeatsOf(configuration, maxCloudUsers),
    feature_skus: subscription.featureSkus,
    term_months: subscription.termMonths,
    starts_on: days.startsOn,
    expires_on: days.expiresOn,
    next_charge_on: days.nextChargeOn,
    term: term && sql.json(term as unknown as JSONValue),
    currency: price?.gross.currency ?? null,
    price_net: price?.net.amount ?? null,
    price_tax: price?.tax.amount ?? null,
    price_gross: price?.gross.amount ?? null,
    provisioning_type: subscription.provisioningType ?? null,
    synchronization_result: subscription.isSynchronized ? 'SYNCED_SUCCESSFULLY' : null,
    commitment_months: commitment?.months ?? null,
    commitment_ends_on: commitment?.endsOn ?? null,
  };
}

/** Opens the invoice of an overdue renewal; does nothing for any other membership. */
async function openInvoiceOf(
  sql: TransactionSql,
  { subscription: { status } }: SandboxOrganization,
  { id, expires_on: expiresOn, next_charge_on: nextChargeOn }: Row,
  now: Date,
): Promise<void> {
  const dueOn = nextChargeOn === null ? null : overdueDay({ status, expiresOn: String(expiresOn) });
  if (dueOn !== null) await openInvoiceFor(sql, { subscriptionId: String(id), dueOn }, now);
}

async function writeOrganization(
  sql: TransactionSql,
  organization: SandboxOrganization,
  catalogue: Catalogue,
  now: Date,
): Promise<void> {
  const id = newRowId();
  const { slug, name, country, market } = organization;
  await insert(sql, 'organization', [
    {
      id,
      slug,
      name,
      country,
      market,
      practice_type: organization.practiceType ?? null,
      max_devices: organization.maxDevices ?? null,
      max_cloud_users: organization.maxCloudUsers ?? null,
      is_old_10_based_team_pricing: organization.isOld10BasedTeamPricing,
      has_had_trial: organization.hasHadTrial,
    },
  ]);
  const subscription = subscriptionRow(sql, organization, id, catalogue, countryDay(country, now));
  await insert(sql, 'subscription', [subscription]);
  await openInvoiceOf(sql, organization, subscription, now);
  const probes = Object.entries(organization.probes).flatMap(([productLine, count = 0]) =>
    Array.from({ length: count }, () => ({ id: newRowId(), organization_id: id, product_line: productLine })),
  );
  await insert(sql, 'registered_probe', probes);
  if (organization.referralMonths !== undefined)
    await insert(sql, 'referral_entry', [
      { id: newRowId(), organization_id: id, months: organization.referralMonths, reason: 'GRANTED' },
    ]);
}

async function writePerson(
  sql: TransactionSql,
  person: SandboxPerson,
  organizationIds: ReadonlyMap<string, string>,
): Promise<void> {
  const id = newRowId();
  await insert(sql, 'users', [
    {
      id,
      email: person.email,
      name: person.name,
      can_buy_personal_probe_plus: person.canBuyPersonalProbePlus,
      can_buy_personal_probe_iq3: person.canBuyPersonalProbeIq3,
    },
  ]);
  const memberships = person.memberships.map(({ organization, isAdmin, canPurchasePersonalProbe }) => ({
    id: newRowId(),
    organization_id: organizationIds.get(organization),
    user_id: id,
    is_admin: isAdmin,
    can_purchase_personal_probe: canPurchasePersonalProbe,
  }));
  await insert(sql, 'organization_membership', memberships);
}

/** The keys without a row in a table. */
async function missingKeys(sql: AnySql, table: string, column: string, keys: readonly string[]) {
  const rows = await sql<{ key: string }[]>`
    select ${sql(column)} as key from ${sql(table)} where ${sql(column)} = any (${keys})`;
  const present = new Set(rows.map(({ key }) => key));
  return new Set(keys.filter((key) => !present.has(key)));
}

/**
 * Adds the sandbox's missing people and organizations to a database; existing ones stay unchanged. Dates are relative
 * to `now`. None has signed in yet: each row waits for the account with its address. Processes that start together take
 * turns.
 */
export async function seedPeople(database: Sql, now: Date): Promise<void> {
  const organizations = organizationsOfTheSandbox();
  const people = peopleOfTheSandbox();
  const slugs = organizations.map(({ slug }) => slug);
  const emails = people.map(({ email }) => email);
  if ((await missingKeys(database, 'users', 'email', emails)).size === 0) return;
  const catalogue = await loadCatalogue(database);
  await inTransaction(database, async (sql) => {
    await sql`select revision from catalogue_revision for update`;
    const missingSlugs = await missingKeys(sql, 'organization', 'slug', slugs);
    const missingEmails = await missingKeys(sql, 'users', 'email', emails);
    for (const organization of organizations)
      if (missingSlugs.has(organization.slug)) await writeOrganization(sql, organization, catalogue, now);
    const rows = await sql<{ id: string; slug: string }[]>`
      select id, slug from organization where slug = any (${slugs})`;
    const organizationIds = new Map(rows.map(({ id, slug }) => [slug, id]));
    for (const person of people)
      if (missingEmails.has(person.email)) await writePerson(sql, person, organizationIds);
  });
}
