import { noteMaxLength } from '@sonde/machines/rules/checkout';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCheckout, orderOf, place, shownCheckout } from './checkout-client.ts';
import { hostile } from './hostile-text.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

/** What a buyer tells the shop about the delivery (coverage CHECKOUT-16). */

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const note = 'Ring at the back door.\nAsk for Ada.';

async function update(checkoutId: string, token: string, text: string | null | undefined) {
  const shippingMethodId = (await shownCheckout(client(), token))?.shippingMethod?.id;
  return client().change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId, note: text });
}

it('is stored with the shipping method; null keeps it, an empty one removes it', async () => {
  const { id, token } = await fillCheckout(client());
  await update(id, token, `  ${note} \n\n`);
  await update(id, token, null);
  await update(id, token, undefined);
  expect(await shownCheckout(client(), token)).toMatchObject({ note });
  expect((await update(id, token, ' ')).checkout).toMatchObject({ note: '' });
});

it.each(['n'.repeat(noteMaxLength + 1), ...Object.values(hostile)])('refuses %j', async (text) => {
  const { id, token } = await fillCheckout(client());
  const { checkout, checkoutErrors } = await update(id, token, text);
  const isLong = text.length > noteMaxLength;
  expect(checkoutErrors).toMatchObject([
    {
      code: 'INVALID',
      field: 'note',
      reason: isLong ? 'TOO_LONG' : 'CHARACTERS',
      most: isLong ? noteMaxLength : null,
    },
  ]);
  expect(checkout).toMatchObject({ note: '' });
});

it('is on the order and in its mail, and not in what remains of the checkout', async () => {
  const email = 'note@clinic.example';
  const checkout = await fillCheckout(client(), { email });
  await update(checkout.id, checkout.token, note);
  const order = await orderOf(client(), await place(client(), checkout));
  expect(order).toMatchObject({ note, estimatedDuty: { amount: 0, currency: 'USD' } });
  await shop.runJobs();
  const [mail] = await shop.database.sql<{ text_body: string }[]>`
    select text_body from sandbox_mail where recipient = ${email}`;
  expect(mail?.text_body).toContain(`YOUR NOTE\n${note}\n`);
  expect(await shownCheckout(client(), checkout.token)).toMatchObject({ note: '' });
});
