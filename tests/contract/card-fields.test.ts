import type { Locator, Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { typeDigits } from '../support/type-digits.ts';
import { type CardPage, type CardPages, startCardPages } from './card-page.ts';

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

const numberField = () => shop.frame('number').getByLabel('Card number');
const expiryField = () => shop.frame('expiry').getByLabel('Expiration date');
const codeField = () => shop.frame('security-code').getByLabel('Security code');

describe('the card fields', () => {
  it('load nothing before they are needed', async () => {
    expect(shop.sent.filter(({ url }) => url.includes('/sandbox/'))).toEqual([]);
    await shop.mount();
    expect(shop.sent.filter(({ url }) => url.endsWith('/sandbox/card/stripe.js'))).toHaveLength(1);
    await shop.page.evaluate(() => window.handle.destroy());
    await shop.mount();
    expect(shop.sent.filter(({ url }) => url.endsWith('/sandbox/card/stripe.js'))).toHaveLength(1);
    expect(shop.sent.filter(({ url }) => !url.startsWith(pages.server.origin))).toEqual([]);
  });

  it('fail without the provider, and load when it is back', async () => {
    await shop.page.clock.install();
    await shop.page.route('**/field/**', (route) => route.abort());
    const mounting = shop.mount().then(
      () => 'mounted',
      (error: unknown) => String(error),
    );
    await expect.poll(() => shop.sent.filter(({ url }) => url.includes('/field/')).length).toBe(4);
    await shop.page.clock.fastForward(10_000);
    expect(await mounting).toContain('did not open in time');
    expect(await shop.page.locator('#number iframe').count()).toBe(0);
    await shop.page.unroute('**/field/**');
    await shop.mount();
    expect(await shop.tokenOf('4242424242424242')).toMatch(/^pm_/);
    shop.problems.length = 0;
  });

  it('are awaited if the card is requested while they load', async () => {
    const held: Route[] = [];
    await shop.page.route('**/field/**', (route) => void held.push(route));
    const mounting = shop.mount();
    const answer = shop.tokenise();
    await expect.poll(() => held.length).toBe(4);
    await Promise.all(held.map((route) => route.continue()));
    expect(await answer).toMatchObject({
      status: 'refused',
      refusals: [{ field: 'card.number' }, { field: 'card.expiry' }, { field: 'card.securityCode' }],
    });
    await mounting;
    expect(await shop.tokenOf('4242424242424242')).toMatch(/^pm_/);
  });

  it.each([
    ['script', '**/stripe.js', 1],
    ['frames', '**/field/**', 4],
  ])('whose %s never load fail in time, as does a requested card', async (_, files, count) => {
    await shop.page.clock.install();
    const held: Route[] = [];
    await shop.page.route(files, (route) => void held.push(route));
    const failures = [shop.mount(), shop.tokenise()].map((asked) =>
      asked.then(
        () => 'done',
        (error: unknown) => String(error),
      ),
    );
    await expect.poll(() => held.length).toBe(count);
    await shop.page.clock.fastForward(10_000);
    for (const failure of await Promise.all(failures)) expect(failure).toContain('did not open in time');
  });

  it('pass on no card while the provider does not respond', async () => {
    await shop.mount();
    await shop.fill('4242424242424242');
    await shop.page.clock.install();
    const held: Route[] = [];
    await shop.page.route('**/payment_methods', (route) => void held.push(route));
    const answer = shop.tokenise().catch((error: unknown) => String(error));
    await expect.poll(() => held.length).toBe(1);
    await shop.page.clock.fastForward(30_000);
    expect(await answer).toContain('did not answer in time');
  });

  it('have accessible names and autocomplete', async () => {
    await shop.mount();
    const expected = [
      [numberField(), 'cardnumber', 'cc-number'],
      [expiryField(), 'exp-date', 'cc-exp'],
      [codeField(), 'cvc', 'cc-csc'],
    ] as const;
    for (const [field, name, autocomplete] of expected) {
      expect(
        await field.evaluate((input: HTMLInputElement) => [
          input.name,
          input.id,
          input.autocomplete,
          input.inputMode,
        ]),
      ).toEqual([name, name, autocomplete, 'numeric']);
      expect(
        await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize)),
      ).toBeGreaterThanOrEqual(16);
    }
  });

  it('accept numbers as people write them', async () => {
    await shop.mount();
    const cases = [
      ['4242424242424242', '4242 4242 4242 4242', 'visa'],
      ['4242-4242-4242-4242', '4242 4242 4242 4242', 'visa'],
      [' 4242 42424242 4242 99', '4242 4242 4242 4242', 'visa'],
      ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '4242 4242 4242 4242', 'visa'],
      ['۵۵۵۵۵۵۵۵۵۵۵۵۴۴۴۴', '5555 5555 5555 4444', 'mastercard'],
      ['378282246310005', '3782 822463 10005', 'amex'],
      ['6011111111111117', '6011 1111 1111 1117', 'discover'],
    ] as const;
    for (const [typed, shown, brand] of cases) {
      await numberField().fill(typed);
      expect(await numberField().inputValue()).toBe(shown);
      await expect
        .poll(() => shop.lastState())
        .toMatchObject({
          brand,
          fields: { number: { isComplete: true, problem: null } },
        });
    }
  });

  it('allow corrections in the middle', async () => {
    await shop.mount();
    await typeDigits(numberField(), '42424242');
    expect(await numberField().inputValue()).toBe('4242 4242');
    await numberField().press('Home');
    await numberField().press('ArrowRight');
    await numberField().pressSequentially('9');
    expect(await numberField().inputValue()).toBe('4924 2424 2');
    await numberField().press('Backspace');
    expect(await numberField().inputValue()).toBe('4242 4242');
    expect(await numberField().evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  });

  it('allow deleting a date', async () => {
    await shop.mount();
    await typeDigits(expiryField(), '1239');
    expect(await expiryField().inputValue()).toBe('12 / 39');
    const shown: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      await expiryField().press('Backspace');
      shown.push(await expiryField().inputValue());
    }
    expect(shown).toEqual(['12 / 3', '12', '1', '']);
  });

  it('report impossible values at once', async () => {
    await shop.mount();
    await numberField().fill('4242424242424241');
    await expect
      .poll(() => shop.lastState())
      .toMatchObject({
        fields: { number: { problem: 'invalid', isComplete: false } },
      });
    expect(await numberField().getAttribute('aria-invalid')).toBe('true');
    await expiryField().fill('01 / 20');
    await expect.poll(() => shop.lastState()).toMatchObject({ fields: { expiry: { problem: 'past' } } });
  });

  it('show no error when a field is only entered and left', async () => {
    await shop.mount();
    await numberField().focus();
    await expiryField().focus();
    await shop.fill('4242424242424242');
    const isComplete = true;
    await expect
      .poll(() => shop.lastState())
      .toMatchObject({
        fields: { number: { isComplete }, expiry: { isComplete }, securityCode: { isComplete } },
      });
    const before = await shop.page.evaluate(() => window.states.length);
    await numberField().focus();
    await expiryField().focus();
    await codeField().focus();
    await numberField().fill('5555555555554444');
    await expect.poll(() => shop.lastState()).toMatchObject({ brand: 'mastercard' });
    const states = await shop.page.evaluate(() => window.states);
    expect(states.slice(before).filter(({ brand }) => brand === 'visa')).toEqual([]);
    expect(states.flatMap(({ fields }) => Object.values(fields)).filter(({ problem }) => problem)).toEqual(
      [],
    );
  });

  it('take the focus on request, and are reachable by keyboard', async () => {
    /** The field's value after typing into whatever has the focus. */
    const typedInto = async (field: Locator) => {
      await shop.page.keyboard.press('ControlOrMeta+A');
      await shop.page.keyboard.type('12');
      return field.inputValue();
    };
    await shop.mount();
    await shop.page.evaluate(() => window.handle.focus('securityCode'));
    await shop.frame('security-code').locator('input:focus').waitFor();
    await expect.poll(() => typedInto(codeField())).toBe('12');
    await shop.page.keyboard.press('Shift+Tab');
    await shop.frame('expiry').locator('input:focus').waitFor();
    await expect.poll(() => typedInto(expiryField())).toBe('12 / ');
  });

  it('submit the form with Enter', async () => {
    await shop.mount();
    await shop.page.evaluate(() => {
      document.querySelector('form')?.addEventListener('submit', (event) => {
        event.preventDefault();
        document.title = 'submitted';
      });
    });
    await typeDigits(numberField(), '4242');
    await shop.page.keyboard.press('Enter');
    await expect.poll(() => shop.page.title()).toBe('submitted');
  });

  it('match the page’s style, including its dark theme', async () => {
    await shop.mount();
    const colour = () => numberField().evaluate((input) => getComputedStyle(input).color);
    await shop.page.evaluate(() => document.body.style.setProperty('color', 'rgb(1, 2, 3)'));
    await shop.page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
  });
});
