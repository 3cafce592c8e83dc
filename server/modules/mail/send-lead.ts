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

/** Sends a message to support. May run more than once; the mail's Message-ID stays the same. */
export async function sendLead(services: LeadMailServices, leadId: string): Promise<void> {
  const lead = await loadLead(services.sql, leadId);
  if (lead === null) throw new Error(`No lead ${leadId} to send a mail about`);
  await services.sendMail(leadMail(lead, services));
}

/**
 * Thanks the sender of a message. An address gets at most one receipt per hour, so that others can't flood it by
 * filling in forms. May run more than once; the mail's Message-ID stays the same.
 */
export async function sendLeadReceipt(services: LeadMailServices, leadId: string): Promise<void> {
  const lead = await loadLead(services.sql, leadId);
  if (lead === null) throw new Error(`No lead ${leadId} to send thanks for`);
  if (await hasWrittenShortlyBefore(services.sql, leadId)) return;
  await services.sendMail(leadReceipt(lead, services));
}
