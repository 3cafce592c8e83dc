import { purchaseReferences } from '@sonde/machines/rules/checkout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCheckout, openCheckout, orderOf, place, shownCheckout } from './checkout-client.ts';
import { hostile } from './hostile-text.ts';
import { openOrderShop } from './order-shop.ts';
import type { OrderShop } from './order-shop.ts';

/** All references of purchasing departments: these tests include new ones automatically. */

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const email = 'purchasing@clinic.example';

describe.each(purchaseReferences)('%s', (name) => {
  const given = `7 of ${name}`;
  const update = (checkoutId: string, text: string | null) =>
    client().change('CheckoutEmailUpdate', { checkoutId, email, references: { [name]: text } });

  it('is stored as given; null keeps it, an empty text removes it', async () => {
    const { id, token } = await openCheckout(client());
    await update(id, ` ${given} `);
    await update(id, null);
    await client().change('CheckoutEmailUpdate', { checkoutId: id, email });
    expect((await shownCheckout(client(), token))?.references).toMatchObject({ [name]: given });
    const { checkout } = await update(id, '');
    expect(checkout?.references).toMatchObject({ [name]: '' });
  });

  it.each(['R'.repeat(65), hostile['a NUL'], hostile['a control character']])('refuses %j', async (text) => {
    const opened = await openCheckout(client());
    const { checkout, checkoutErrors } = await update(opened.id, text);
    expect(checkoutErrors).toMatchObject([{ code: 'INVALID', field: name, reason: expect.any(String) }]);
    expect(checkout).toMatchObject({ references: opened.references });
  });

  it.each([hostile['a bidi override'], hostile['a zero-width space']])(
    'is stored without the invisible marks of %j, which come along when a text is pasted',
    async (text) => {
      const { checkout } = await update((await openCheckout(client())).id, text);
      expect(checkout?.references).toMatchObject({ [name]: 'ab' });
    },
  );

  it('is on the order and in its mail, and not in what remains of the checkout', async () => {
    const checkout = await fillCheckout(client(), { email });
    await update(checkout.id, given);
    const order = await orderOf(client(), await place(client(), checkout));
    expect(order).toMatchObject({ references: { [name]: given } });
    await shop.runJobs();
    const mails = await shop.database.sql`
      select from sandbox_mail where recipient = ${email} and text_body like ${`%: ${given}%`}`;
    expect(mails).toHaveLength(1);
    expect((await shownCheckout(client(), checkout.token))?.references).toMatchObject({ [name]: '' });
  });
});
