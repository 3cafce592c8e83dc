import type { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { type CardPage, type CardPages, startCardPages } from './card-page.ts';
import { payment } from './card-sandbox-server.ts';

let pages: CardPages;
let shop: CardPage;

beforeAll(async () => {
  pages = await startCardPages();
});
afterAll(() => pages.close());
beforeEach(async () => {
  shop = await pages.open();
});
afterEach(() => shop.close());

function createPayment(paymentMethod: string): Promise<Stripe.PaymentIntent> {
  return pages.server.stripe.paymentIntents.create({ ...payment(paymentMethod), use_stripe_sdk: true });
}

describe('the card', () => {
  it('becomes a token that pays', async () => {
    await shop.mount();
    await shop.fill('4242 4242 4242 4242');
    const answer = await shop.tokenise();
    expect(answer).toEqual({
      status: 'tokenised',
      card: {
        paymentMethodId: expect.stringMatching(/^pm_/),
        brand: 'visa',
        lastDigits: '4242',
        expMonth: 12,
        expYear: 2039,
      },
    });
    const { card } = answer as Extract<typeof answer, { status: 'tokenised' }>;
    expect(await createPayment(card.paymentMethodId)).toMatchObject({ status: 'succeeded' });
    expect(await pages.server.stripe.paymentMethods.retrieve(card.paymentMethodId)).toMatchObject({
      billing_details: {
        name: 'Ada Rahman',
        email: 'buyer@solo.example',
        address: { line1: '1 Main St', line2: null, postal_code: '02108', state: 'MA', country: 'US' },
      },
    });
  });

  it('never reaches the page, only the provider', async () => {
    await shop.mount();
    await shop.tokenOf('5555555555554444');
    expect(
      shop.sent.filter(({ body, url }) => /5555555555554444/.test(body + url)).map(({ url }) => url),
    ).toEqual([`${pages.server.apiBase}/v1/payment_methods`]);
    const heard = await shop.page.evaluate(() => window.heard.join('\n'));
    expect(heard).toContain('"last4":"4444"');
    expect(heard).not.toMatch(/5555 ?5555|"number"|"cvc":|"123"/);
    expect(await shop.page.content()).not.toContain('5555');
    const reach = await shop.page.evaluate(() =>
      Array.from(document.querySelectorAll('iframe'), (inner) => {
        try {
          return inner.contentDocument === null && inner.contentWindow?.document === undefined;
        } catch {
          return true;
        }
      }),
    );
    expect(reach).toEqual([true, true, true, true]);
  });

  it('is refused by the fields themselves while it can’t be valid', async () => {
    await shop.mount();
    const cases = [
      ['4242424242424241', '12 / 39', '123', 'INCORRECT_NUMBER'],
      ['4242', '12 / 39', '123', 'INCORRECT_NUMBER'],
      ['4242424242424242', '01 / 20', '123', 'EXPIRED_CARD'],
      ['4242424242424242', '', '123', 'EXPIRED_CARD'],
      ['4242424242424242', '12 / 39', '', 'INCORRECT_CVC'],
      ['378282246310005', '12 / 39', '123', 'INCORRECT_CVC'],
    ] as const;
    for (const [number, expiry, code, expected] of cases) {
      await shop.fill(number, expiry, code);
      expect(await shop.tokenise()).toMatchObject({
        status: 'refused',
        refusals: [{ code: expected }],
      });
    }
    expect(shop.sent.some(({ url }) => url.endsWith('/v1/payment_methods'))).toBe(false);
  });

  it('is validated for its own brand before the page receives it', async () => {
    await shop.mount();
    await shop.page.evaluate(() => {
      window.isBrandLate = true;
    });
    await shop.fill('378282246310005', '12 / 39', '123');
    expect(await shop.tokenise()).toMatchObject({ status: 'refused', refusals: [{ code: 'INCORRECT_CVC' }] });
  });

  it('is refused with every empty field', async () => {
    await shop.mount();
    expect(await shop.tokenise()).toEqual({
      status: 'refused',
      refusals: [
        { code: 'INCORRECT_NUMBER', field: 'card.number', reason: null, most: null },
        { code: 'EXPIRED_CARD', field: 'card.expiry', reason: null, most: null },
        { code: 'INCORRECT_CVC', field: 'card.securityCode', reason: null, most: null },
      ],
    });
  });

  it('is refused by the provider if it is not a test card', async () => {
    await shop.mount();
    await shop.fill('4111111111111111');
    expect(await shop.tokenise()).toMatchObject({ status: 'refused', refusals: [{ code: 'CARD_DECLINED' }] });
    expect(shop.problems).toEqual([expect.stringContaining('402')]);
    shop.problems.length = 0;
  });

  it('can be given again after the provider did not respond', async () => {
    await shop.mount();
    await shop.fill('4242424242424242');
    await shop.page.route('**/v1/payment_methods', (route) => route.abort());
    await expect(shop.tokenise()).rejects.toThrow('could not reach');
    await shop.page.unroute('**/v1/payment_methods');
    expect(await shop.tokenise()).toMatchObject({ status: 'tokenised' });
    shop.problems.length = 0;
  });
});

describe('3-D Secure', () => {
  const challenge = () => shop.page.frameLocator('dialog iframe');

  async function begin(
    number: string,
  ): Promise<{ readonly confirmed: Promise<unknown>; readonly intent: Stripe.PaymentIntent }> {
    await shop.mount();
    const intent = await createPayment(await shop.tokenOf(number));
    const confirmed = shop.confirm(intent.client_secret);
    await challenge().locator('h1:focus').waitFor();
    return { confirmed, intent };
  }

  const statusOf = async ({ id }: Stripe.PaymentIntent) =>
    (await pages.server.stripe.paymentIntents.retrieve(id)).status;

  it('pays when the buyer completes it', async () => {
    const { confirmed, intent } = await begin('4000000000003220');
    expect(await shop.page.getByRole('dialog', { name: '3-D Secure' }).count()).toBe(1);
    expect(await challenge().getByRole('main').innerText()).toContain('$3,899.00');
    await challenge().getByRole('button', { name: 'Complete authentication' }).click();
    expect(await confirmed).toEqual({ status: 'confirmed' });
    expect(await statusOf(intent)).toBe('succeeded');
    expect(await shop.page.getByRole('dialog').count()).toBe(0);
  });

  it('has no accessibility problem, nor do the fields under it', async () => {
    const { confirmed } = await begin('4000000000003220');
    expect(await violations(shop.page)).toEqual([]);
    await challenge().getByRole('button', { name: 'Fail authentication' }).click();
    await confirmed;
    expect(await violations(shop.page)).toEqual([]);
  });

  it('is refused if the buyer fails it', async () => {
    const { confirmed, intent } = await begin('4000002760003184');
    await challenge().getByRole('button', { name: 'Fail authentication' }).click();
    expect(await confirmed).toMatchObject({ status: 'refused', refusals: [{ code: 'PAYMENT_ERROR' }] });
    expect(await statusOf(intent)).toBe('requires_payment_method');
  });

  it('is refused if the bank declines after it', async () => {
    const { confirmed } = await begin('4000008400001629');
    await challenge().getByRole('button', { name: 'Complete authentication' }).click();
    expect(await confirmed).toMatchObject({ status: 'refused', refusals: [{ code: 'CARD_DECLINED' }] });
  });

  it('works by keyboard alone', async () => {
    const { confirmed } = await begin('4000000000003220');
    await shop.page.keyboard.press('Tab');
    await shop.page.keyboard.press('Enter');
    expect(await confirmed).toEqual({ status: 'confirmed' });
  });

  it('leaves the focus on its dialog until it has loaded', async () => {
    await shop.mount();
    const intent = await createPayment(await shop.tokenOf('4000000000003220'));
    const arrival = Promise.withResolvers<void>();
    await shop.page.route('**/three-d-secure/**', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    const confirmed = shop.confirm(intent.client_secret);
    await shop.page.locator('dialog:focus').waitFor();
    arrival.resolve();
    await challenge().locator('h1:focus').waitFor();
    await shop.page.keyboard.press('Tab');
    await shop.page.keyboard.press('Enter');
    expect(await confirmed).toEqual({ status: 'confirmed' });
  });

  it('is not passed if the buyer closes it', async () => {
    const { confirmed, intent } = await begin('4000000000003220');
    await shop.page.keyboard.press('Escape');
    expect(await confirmed).toMatchObject({ status: 'refused', refusals: [{ code: 'PAYMENT_ERROR' }] });
    expect(await statusOf(intent)).toBe('requires_payment_method');
  });

  it('shows no challenge if it was answered before, as after a reload', async () => {
    const { confirmed, intent } = await begin('4000000000003220');
    await challenge().getByRole('button', { name: 'Complete authentication' }).click();
    await confirmed;
    await shop.page.reload();
    expect(await shop.confirm(intent.client_secret)).toEqual({ status: 'confirmed' });
  });
});
