import type { Sql } from '../../db/connect.ts';
import type { SendMail } from '../mail/mailer.ts';
import { leadMail } from './lead-mail.ts';
import type { AnsweringShop } from './lead-mail.ts';
import { loadLead } from './lead.repository.ts';

export interface LeadMailServices extends AnsweringShop {
  readonly sql: Sql;
  readonly sendMail: SendMail;
}

/** Mails a message to support. May run more than once; the mail's Message-ID stays the same. */
export async function sendLead(services: LeadMailServices, leadId: string): Promise<void> {
  const lead = await loadLead(services.sql, leadId);
  if (lead === null) throw new Error(`No lead ${leadId} to send a mail about`);
  await services.sendMail(leadMail(lead, services));
}
