import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { textIn } from './catalogue-texts.ts';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart-page.ts';
import { Keyboard } from './pages/keyboard.ts';
import { placeOrder } from './placed-order.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { signInFrom } from './sign-in.ts';

const flow = (page: Page) => page.locator('[data-flow="referrer"]');
const locateGiven = (page: Page, what: 'link' | 'code') => page.locator(`[data-given="${what}"]`);

/** Signs in on the account page and follows its link to the referrer's page. */
async function openReferrer(page: Page, shop: string, email: string): Promise<void> {
  await page.goto(`${shop}my-account/`);
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
  await page.getByRole('main').locator('a[href*="/refer/"]').click();
  await expect(flow(page)).toHaveAttribute('data-state', 'offered.idle');
}

/** What the browser was asked to copy and to share. */
async function scriptDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const device = { copied: [] as string[], shared: [] as unknown[], isCopying: true };
    Object.assign(window, { device });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          if (!device.isCopying) throw new DOMException('Write permission denied.', 'NotAllowedError');
          device.copied.push(text);
        },
      },
    });
    Object.defineProperty(navigator, 'share', {
      value: async (what: unknown) => {
        device.shared.push(what);
      },
    });
  });
}

interface Device {
  readonly device: { copied: string[]; shared: { url?: string; text?: string }[]; isCopying: boolean };
}
const deviceOf = (page: Page) => page.evaluate(() => (window as unknown as Device).device);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a member passes on a link, a friend saves with it, and the ledger has the order @landing', async ({
    page,
    newVisitor,
    prepare,
    baseURL,
    email,
  }) => {
    await scriptDevice(page);
    await openReferrer(page, '/us/en/', 'admin@small-clinic.example');
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
    await expect(page.getByRole('main')).toContainText('2 months available');
    const link = await locateGiven(page, 'link').innerText();
    const code = await locateGiven(page, 'code').innerText();

    await flow(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(flow(page).getByRole('status')).toHaveText('Link copied');
    await flow(page).getByRole('button', { name: 'Copy code' }).click();
    await expect(flow(page).getByRole('status')).toHaveText('Code copied');
    await flow(page).getByRole('button', { name: 'Share link' }).click();
    await expect(flow(page).getByRole('status')).toHaveText('Link shared');
    expect(await deviceOf(page)).toMatchObject({ copied: [link, code], shared: [{ url: link }] });
    await page.evaluate(() => {
      (window as unknown as Device).device.isCopying = false;
    });
    await flow(page).getByRole('button', { name: 'Copy code' }).click();
    await expect(flow(page).getByRole('status')).toContainText('We couldn’t copy the code.');
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);

    const friend = await newVisitor();
    await friend.goto(link);
    await expect(friend).toHaveURL(/\/us\/en\/\?voucherCode=FRIEND/);
    await friend.goto('/us/en/product/iq3/');
    await friend.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(new CartPage(friend).voucher.applied(code)).toBeVisible();
    await placeOrder(baseURL ?? '', await prepare({ at: 'Payment' }), code);

    await page.reload();
    const ledger = page.getByRole('table');
    await expect(ledger).toContainText('A friend has ordered. You’ll get the credit on');
    await expect(page.getByRole('main')).not.toContainText(email);
    await expect(page.getByRole('main')).toContainText('2 months available');
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
  });

  test('link and code are copied and shared with the keyboard alone @full', async ({ page }) => {
    await scriptDevice(page);
    await openReferrer(page, '/us/en/', 'admin@small-clinic.example');
    const keyboard = new Keyboard(page);
    const link = await locateGiven(page, 'link').innerText();
    const code = await locateGiven(page, 'code').innerText();
    for (const [name, notice] of [
      ['Copy link', 'Link copied'],
      ['Copy code', 'Code copied'],
      ['Share link', 'Link shared'],
    ] as const) {
      await keyboard.press(flow(page).getByRole('button', { name }));
      await expect(flow(page).getByRole('status')).toHaveText(notice);
    }
    expect(await deviceOf(page)).toMatchObject({ copied: [link, code], shared: [{ url: link }] });
  });

  test('an unknown token is a page that says so @landing', async ({ page, journal }) => {
    journal.provokes(/status of 404/);
    const answer = await page.goto('/us/en/refer/nobodys/');
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this referral page');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
  });

  test('the page is complete in German, and from right to left for whoever has its link @full', async ({
    page,
    newVisitor,
  }) => {
    await openReferrer(page, '/de/de/', 'admin@klinik.example');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(flow(page).getByRole('button', { name: textIn('de', 'Copy code') })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
    const visitor = await newVisitor();
    await visitor.setViewportSize({ width: 375, height: 812 });
    await visitor.goto(new URL(page.url()).pathname.replace('/de/de/', '/ae/ar/'));
    await expect(flow(visitor)).toHaveAttribute('data-state', 'offered.idle');
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(locateGiven(visitor, 'link')).toHaveAttribute('dir', 'ltr');
    expect(await violations(visitor)).toEqual([]);
    expect(await widthBeyondTheScreen(visitor)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test('link and code can be read and selected @full', async ({ page, browser }) => {
    await openReferrer(page, '/us/en/', 'admin@small-clinic.example');
    const without = await browser.newPage({ javaScriptEnabled: false });
    await without.goto(page.url());
    await expect(locateGiven(without, 'link')).toContainText('voucherCode=FRIEND');
    await expect(locateGiven(without, 'code')).toHaveText(await locateGiven(page, 'code').innerText());
    await expect(without.getByRole('heading', { name: 'Your organization’s credit' })).toBeVisible();
    await without.close();
  });
});
