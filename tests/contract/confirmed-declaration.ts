import type { OrderShop } from './order-shop.ts';

/** The token of the link in the latest receipt to an address; null if it has none. */
export async function linkOfReceipt(shop: OrderShop, email: string): Promise<string | null> {
  await shop.runJobs();
  const [mail] = await shop.database.sql<{ text_body: string }[]>`
    select text_body from sandbox_mail
    where recipient = ${email} and message_id like '<declaration-receipt.%' order by created_at desc limit 1`;
  return /\?confirm=([\w.-]+)/.exec(mail?.text_body ?? '')?.[1] ?? null;
}

/** Follows the link in the receipt of a declaration, as its sender does; without a link, the answer stays the same. */
export async function confirmByReceipt<Declared>(
  shop: OrderShop,
  email: string,
  declared: Declared,
): Promise<Declared> {
  const token = await linkOfReceipt(shop, email);
  return token === null ? declared : await shop.client.change<Declared>('DeclarationConfirm', { token });
}
