import { type Lead, leadFormOf, type LeadFormSlug, type LeadOrigin } from '@sonde/machines/rules/leads';
import { batchSize, inBatches } from '../../jobs/batches.ts';
import type { AnySql, Sql } from '../../db/connect.ts';

/** A stored message. */
export interface StoredLead {
  readonly id: string;
  readonly slug: LeadFormSlug;
  /** The language in the URL of the page on which it was written. */
  readonly language: string;
  readonly lead: Lead;
  readonly origin: LeadOrigin;
  readonly createdAt: Date;
}

export interface NewLead extends Omit<StoredLead, 'createdAt'> {
  readonly idempotencyKey: string;
  readonly parametersHash: Buffer;
}

/**
 * Stores a message under its key; returns false if the key is already used. Waits for a concurrent insert of the same
 * key.
 */
export async function insertLead(
  sql: AnySql,
  { id, slug, language, lead, origin, idempotencyKey, parametersHash }: NewLead,
): Promise<boolean> {
  const { category, market } = leadFormOf(slug);
  const { count } = await sql`
    insert into lead (id, idempotency_key, params_hash, form, category, market, language, first_name, last_name,
      email, phone, organization_name, organization_type, organization_size, job_title, practice_place, specialty,
      interest_area, country, country_area, postal_code, contact_topic, comment, how_did_you_hear,
      how_did_you_hear_specific, email_opt_in, entry_context, form_type)
    values (${id}, ${idempotencyKey}, ${parametersHash}, ${slug}, ${category}, ${market}, ${language},
      ${lead.firstName}, ${lead.lastName}, ${lead.email}, ${lead.phone}, ${lead.organizationName},
      ${lead.organizationType}, ${lead.organizationSize}, ${lead.jobTitle}, ${lead.practicePlace},
      ${lead.specialty}, ${lead.interestArea}, ${lead.country}, ${lead.countryArea}, ${lead.postalCode},
      ${lead.contactTopic}, ${lead.comment}, ${lead.howDidYouHear}, ${lead.howDidYouHearSpecific},
      ${lead.emailOptIn}, ${origin.entryContext}, ${origin.formType})
    on conflict (idempotency_key) do nothing`;
  return count === 1;
}

/** Whether the key was used for the same parameters. */
export async function isSameLead(sql: AnySql, key: string, parametersHash: Buffer): Promise<boolean> {
  const [row] = await sql<{ readonly params_hash: Buffer }[]>`
    select params_hash from lead where idempotency_key = ${key}`;
  return row?.params_hash.equals(parametersHash) === true;
}

interface LeadRow extends Lead, LeadOrigin {
  readonly id: string;
  readonly form: LeadFormSlug;
  readonly language: string;
  readonly createdAt: Date;
}

const leadColumns = (sql: AnySql) => sql`
  id, form, language, created_at as "createdAt", first_name as "firstName", last_name as "lastName", email,
  phone, organization_name as "organizationName", organization_type as "organizationType",
  organization_size as "organizationSize", job_title as "jobTitle", practice_place as "practicePlace", specialty,
  interest_area as "interestArea", country, country_area as "countryArea", postal_code as "postalCode",
  contact_topic as "contactTopic", comment, how_did_you_hear as "howDidYouHear",
  how_did_you_hear_specific as "howDidYouHearSpecific", email_opt_in as "emailOptIn",
  entry_context as "entryContext", form_type as "formType"`;

const leadFromRow = ({
  id,
  form,
  language,
  createdAt,
  entryContext,
  formType,
  ...lead
}: LeadRow): StoredLead => ({
  id,
  slug: form,
  language,
  lead,
  origin: { entryContext, formType },
  createdAt,
});

/** Returns null if it was deleted. */
export async function loadLead(sql: AnySql, leadId: string): Promise<StoredLead | null> {
  const [row] = await sql<LeadRow[]>`select ${leadColumns(sql)} from lead where id = ${leadId}`;
  return row === undefined ? null : leadFromRow(row);
}

/** The messages since an instant (null for all), newest first. */
export async function leadsSince(
  sql: AnySql,
  since: string | null,
  limit: number,
): Promise<readonly StoredLead[]> {
  const rows = await sql<LeadRow[]>`
    select ${leadColumns(sql)} from lead
    where created_at >= coalesce(${since}::timestamptz, '-infinity')
    order by created_at desc, id limit ${limit}`;
  return rows.map(leadFromRow);
}

/** Whether the same address sent a message within the hour before this one. */
export async function hasWrittenShortlyBefore(sql: AnySql, leadId: string): Promise<boolean> {
  const [row] = await sql`
    select from lead join lead as earlier
      on lower(earlier.email) = lower(lead.email)
      and (earlier.created_at, earlier.id) < (lead.created_at, lead.id)
      and earlier.created_at > lead.created_at - interval '1 hour'
    where lead.id = ${leadId} limit 1`;
  return row !== undefined;
}

/** Deletes messages that are more than two years old; returns their number. */
export async function deleteOldLeads(sql: Sql): Promise<number> {
  return inBatches(async () => {
    const { count } = await sql`
      delete from lead where id = any(array(
        select id from lead where created_at < now() - interval '2 years'
        order by created_at limit ${batchSize} for update skip locked
      ))`;
    return count;
  });
}
