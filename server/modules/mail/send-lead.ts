import type { Sql } from '../../db/connect.ts';
import type { SendMail } from './mailer.ts';
import { leadMail } from './lead-mail.ts';
import type { AnsweringShop } from './lead-mail.ts';
import { leadReceipt } from './lead-receipt.ts';
import type { ThankingShop } from './lead-receipt.ts';
import { hasWrittenShortlyBefore, loadLead } from '../lead/lead.repository.ts';

export interface LeadMailServices extends AnsweringShop, ThankingShop {
  readonly sql: Sql;
  readonly sendMail: SendMail;
}

/** Mails a message to support. May run more than once; the mail's Message-ID stays the same. */
export async function sendLead(services: LeadMailServices, leadId: string): Promise<void> {
  const lead = await loadLead(services.sql, leadId);
  if (lead === null) throw new Error(`No lead ${leadId} to send a mail about`);
  await services.sendMail(leadMail(lead, services));
}

/**
 * Thanks whoever wrote. An address is thanked once an hour at most, so that nobody can be flooded by forms that others
 * fill in for them. May run more than once; the mail's Message-ID stays the same.
 */
export async function sendLeadReceipt(services: LeadMailServices, leadId: string): Promise<void> {
  const lead = await loadLead(services.sql, leadId);
  if (lead === null) throw new Error(`No lead ${leadId} to send thanks for`);
  if (await hasWrittenShortlyBefore(services.sql, leadId)) return;
  await services.sendMail(leadReceipt(lead, services));
}
