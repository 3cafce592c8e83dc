import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';

for (const [width, height] of [
  [375, 46],
  [1280, 74],
] as const)
  test(`the header of the shop is ${height} px high in ${width} px @landing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/us/en/terms-and-conditions/');
    const bar = page.getByRole('banner').locator('> div').first();
    expect((await bar.boundingBox())?.height).toBe(height);
  });

test('text is 15 px with lines of 1.6, at most 800 px wide, 32 px from the sides of a tablet @landing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/us/en/terms-and-conditions/');
  const text = page.getByRole('main').getByRole('paragraph').first();
  const style = await text.evaluate((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { fontSize, lineHeight };
  });
  expect(style).toEqual({ fontSize: '15px', lineHeight: '24px' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  expect((await heading.boundingBox())?.width).toBe(800);
  await page.setViewportSize({ width: 768, height: 800 });
  expect((await heading.boundingBox())?.x).toBe(32);
});

for (const shop of ['de/de', 'nl/nl'])
  test(`no word of the footer of /${shop}/ is cut on a phone @landing${fullUnless(shop === 'de/de')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/${shop}/contact/`);
    const cut = await page.getByRole('contentinfo').evaluate((footer) => {
      footer.style.contentVisibility = 'visible';
      return [...footer.querySelectorAll('li a')].flatMap((link) => {
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
        return [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          if (text === null) return [];
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      });
    });
    expect(cut).toEqual([]);
  });

/** How many links are in each column of the list with one of them. */
const linksInColumns = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first()
    .getByRole('listitem')
    .evaluateAll((items) => {
      const columns = new Map<number, number>();
      for (const item of items) {
        const { left } = item.getBoundingClientRect();
        columns.set(left, (columns.get(left) ?? 0) + 1);
      }
      return [...columns.values()];
    });

test('a list of links has aligned columns, and one on a phone @landing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/us/en/404/');
  expect(await linksInColumns(page, 'Find your bundle')).toEqual([3, 2]);
  await page.goto('/us/en/vet/');
  expect(await linksInColumns(page, 'Find your bundle')).toEqual([2, 2, 2]);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await linksInColumns(page, 'Find your bundle')).toEqual([6]);
});

test('an odd last card has the whole row of a tablet @landing', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/us/en/iq/');
  const widthOf = async (name: string) =>
    Math.round(
      (
        await page
          .locator('article, li')
          .filter({ has: page.getByRole('heading', { name, exact: true }) })
          .boundingBox()
      )?.width ?? 0,
    );
  expect(await widthOf('Individual forever')).toBe(704);
  expect(await widthOf('Support')).toBe(704);
});

/** Where a text begins, from the left of the window. */
const startOf = async (page: Page, text: string) =>
  Math.round((await page.getByText(text, { exact: true }).first().boundingBox())?.x ?? 0);

test('the words of folded choices are in line with those of the others @landing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/us/en/product/iq-plus/');
  const [open, folded, names] = [
    await startOf(page, 'Basic, no membership'),
    await startOf(page, 'For teams'),
    await startOf(page, 'Core membership, Team membership, Clinic membership, Pro three-year membership'),
  ];
  expect([folded, names]).toEqual([open, open]);
});

test('the terms of a trade-in are beside its form, and linked above it on a phone @landing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/us/en/trade-in/');
  const topOf = async (name: string) =>
    Math.round((await page.getByText(name, { exact: true }).last().boundingBox())?.y ?? 0);
  expect(await topOf('Trade-in terms')).toBeLessThan(await topOf('What condition is it in?'));
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('main').getByRole('link', { name: 'Trade-in terms' }).click();
  await expect(page.getByRole('heading', { name: 'Trade-in terms' })).toBeInViewport();
});
