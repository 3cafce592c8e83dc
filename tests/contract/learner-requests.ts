import type { createGraphqlHandler } from '../../server/compose-shop.ts';
import { operatorAnnouncements } from '../../server/shop-announcements.ts';
import { learnerCommands } from '../../server/operator/learner-commands.ts';
import { findCommand } from '../../server/operator/operator-command.ts';
import { type Upload, uploadRequest } from './learner-upload.ts';
import { type Refused } from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
}

interface Answer {
  readonly data?: { readonly learnerVerificationSubmit: { readonly formErrors: readonly Refused[] } };
  readonly errors?: readonly { readonly message: string }[];
}

/** What learners send to the shop, and what the shop keeps and mails of it. */
export function learnerRequests(
  currentShop: () => OrderShop,
  currentHandler: () => ReturnType<typeof createGraphqlHandler>,
  currentNow: () => Date,
) {
  let keys = 0;
  const nextKey = () => `key-${(keys += 1)}`;

  const send = (upload: Partial<Upload> = {}, headers: Record<string, string> = {}, remoteAddress = '') =>
    currentHandler()(uploadRequest({ idempotencyKey: nextKey(), ...upload }, headers), { remoteAddress });

  async function refusals(upload: Partial<Upload> = {}): Promise<readonly Refused[]> {
    const { data, errors } = (await (await send(upload)).json()) as Answer;
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data.learnerVerificationSubmit.formErrors;
  }

  const storedRequests = () => currentShop().database.sql`select * from learner order by number`;
  const proofs = () => currentShop().database.sql`select name, media_type, content from learner_proof`;
  async function mails(): Promise<readonly Mail[]> {
    await currentShop().runJobs();
    return currentShop().database.sql<
      Mail[]
    >`select recipient, subject, text_body from sandbox_mail order by created_at`;
  }

  /** What an operator's command prints. */
  async function operate(...words: readonly string[]): Promise<string> {
    const typed = findCommand(learnerCommands, words);
    if ('problem' in typed) return typed.problem;
    const services = { sql: currentShop().database.sql, now: () => currentNow(), ...operatorAnnouncements };
    return (await typed.command.run(services, typed.parameters)).lines.join('\n');
  }

  return { nextKey, send, refusals, storedRequests, proofs, mails, operate };
}
