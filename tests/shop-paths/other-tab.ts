import type { Page } from '@playwright/test';
import {
  type CheckoutClient,
  createCheckoutClient,
  lineInputs,
  shownCheckout,
  type RequestedItems,
} from '../contract/checkout-client.ts';
import {
  appliedCode,
  applyCode,
  change,
  createCheckout,
  enterData,
  type EnteredData,
} from './filled-checkout.ts';
import type { Cause } from './shop-table.ts';

/** What a buyer has begun, which another tab of the same browser can change as any page of the shop can. */
export interface OwnGoods {
  readonly country: string;
  readonly requested: RequestedItems;
  /** The key under which the browser stores the link. */
  readonly tokenKey: string;
  /** What is entered in a checkout, for the street of the parcel; null for a cart. */
  readonly entered: ((street: string) => EnteredData) | null;
}

const usualStreet = 'Chausseestraße 12';

/** An ID that the shop has never given. */
export const unknownId = 'bm93aGVyZQ==';

/** Sends requests to the shop whose page is open, with the browser's own cookies. */
const clientOf = (page: Page): CheckoutClient =>
  createCheckoutClient(async (request) => {
    const answer = await page.request.fetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      data: await request.text(),
    });
    return new Response(await answer.text());
  }, new URL(page.url()).origin);

/** What the shop has under the link that the browser stores. */
async function heldBy(page: Page, { tokenKey }: OwnGoods) {
  const token = await page.evaluate((key) => localStorage.getItem(key), tokenKey);
  const held = await shownCheckout(clientOf(page), token ?? '');
  if (held === null) throw new Error('The browser has no checkout of the shop.');
  return held;
}

/** The street to which the shop would ship; empty while none is known. */
export async function storedStreet(page: Page, goods: OwnGoods): Promise<string> {
  const { shippingAddress } = await heldBy(page, goods);
  return shippingAddress === null
    ? ''
    : ((shippingAddress as unknown as { readonly streetAddress1: string }).streetAddress1 ?? '');
}

/** Starts a cart as a page of the shop does, and stores its link in the browser. */
export async function beginInBrowser(page: Page, { country, requested, tokenKey }: OwnGoods): Promise<void> {
  await page.goto(`/${country.toLowerCase()}/en/`);
  const { token } = await createCheckout(clientOf(page), country, requested);
  await page.evaluate(([key, own]) => localStorage.setItem(key, own), [tokenKey, token] as const);
}

/** Makes the server render the browser's checkout, by setting the country's cookie. */
export async function bringAlongInBrowser(page: Page, { country, tokenKey }: OwnGoods): Promise<void> {
  const value = await page.evaluate((key) => localStorage.getItem(key) ?? '', tokenKey);
  const name = `sonde.checkout.${country.toLowerCase()}`;
  await page.context().addCookies([{ name, value, url: new URL(page.url()).origin, sameSite: 'Lax' }]);
}

/** Another tab enters everything and puts every line back. */
export async function completeInOtherTab(
  page: Page,
  goods: OwnGoods,
  newStreet: string | null = null,
): Promise<void> {
  const client = clientOf(page);
  const { id: checkoutId, lines, voucherCode, autoRenewal } = await heldBy(page, goods);
  const skus = lines.map(({ variant }) => variant.sku);
  const missing = Object.entries(goods.requested).filter(([sku]) => !skus.includes(sku));
  if (missing.length > 0)
    await change(client, 'CheckoutLinesAdd', { checkoutId, lines: lineInputs(Object.fromEntries(missing)) });
  const changed = lines.filter(({ variant, quantity }) => goods.requested[variant.sku] !== quantity);
  if (changed.length > 0)
    await change(client, 'CheckoutLinesUpdate', {
      checkoutId,
      lines: lineInputs(
        Object.fromEntries(changed.map(({ variant }) => [variant.sku, goods.requested[variant.sku] ?? 0])),
      ),
    });
  if (goods.entered !== null) {
    const street = newStreet ?? ((await storedStreet(page, goods)) || usualStreet);
    await enterData(client, checkoutId, goods.entered(street));
  }
  if (autoRenewal) await change(client, 'CheckoutAutoRenewalUpdate', { checkoutId, autoRenewal: false });
  if (voucherCode !== appliedCode) await applyCode(client, checkoutId);
}

/** Another tab takes out every line but these, one by one: what can't be bought without a line goes with it. */
export async function keepInOtherTab(page: Page, goods: OwnGoods, kept: readonly string[]): Promise<void> {
  const { id: checkoutId, lines } = await heldBy(page, goods);
  const surplus = lines.find(({ variant }) => !kept.includes(variant.sku));
  if (surplus === undefined) return;
  await change(clientOf(page), 'CheckoutLineDelete', { checkoutId, lineId: surplus.id });
  await keepInOtherTab(page, goods, kept);
}

/** The ID of a line that the shop has for the browser. */
export async function storedLineId(page: Page, goods: OwnGoods, sku: string): Promise<string> {
  const { lines } = await heldBy(page, goods);
  return lines.find(({ variant }) => variant.sku === sku)?.id ?? unknownId;
}

/** How the outcomes are caused by a browser alone: another tab changes the checkout before a request arrives. */
export const otherTabOf = (goods: OwnGoods) => ({
  /** The request arrives as it was sent. */
  passes:
    (operation: string, changed: Readonly<Record<string, unknown>> = {}): Cause =>
    async ({ requests }) =>
      (await requests.take(operation)).pass(changed),
  /** It arrives after another tab has entered everything. */
  completes:
    (operation: string): Cause =>
    async ({ page, requests }) => {
      const request = await requests.take(operation);
      await completeInOtherTab(page, goods);
      await request.pass();
    },
  /** It arrives after another tab has entered everything and taken out every line but these. */
  keeps:
    (operation: string, kept: readonly string[]): Cause =>
    async ({ page, requests }) => {
      const request = await requests.take(operation);
      await completeInOtherTab(page, goods);
      await keepInOtherTab(page, goods, kept);
      await request.pass();
    },
});
