import { violations } from '../support/axe.ts';
import { expect, screens, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { DeclarationPage } from './pages/declaration-page.ts';
import { expectErrorAt } from './pages/field-error.ts';
import { endTransitions, widthBeyondTheScreen } from './screen-checks.ts';
import { fullUnless } from '../support/short-runs.ts';

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}${fullUnless(name === 'phone')}`, () => {
    test.use({ viewport });

    test('a membership is canceled in Germany with the words that the law prescribes @landing', async ({
      page,
      email,
    }) => {
      const form = new DeclarationPage(page);
      await page.goto('/de/de/');
      const link = page
        .locator('footer')
        .getByRole('link', { name: 'Verträge hier kündigen', includeHidden: true });
      await page.goto((await link.getAttribute('href')) ?? '');
      await expect(page.getByRole('heading', { level: 1, name: 'Verträge hier kündigen' })).toBeVisible();

      await waitForHydration(page);
      await expect(form.root.locator('input:checked')).toHaveCount(0);
      await form.root.locator('input[value="FOR_CAUSE"]').check({ force: true });
      await form.fill({ name: 'Ada Byron', contract: 'Praxis Byron', email });
      await form.continue.click();
      await expectErrorAt(form.field('cause'), /./);
      await endTransitions(page);
      expect(await violations(page)).toEqual([]);
      expect(await widthBeyondTheScreen(page)).toBe(0);

      await form.fill({ cause: 'Sie ging nie.' });
      await form.continue.click();
      await expect(form.heading).toBeFocused();
      await expect(form.root).toContainText('Sie ging nie.');
      await expect(form.continue).toHaveText('Jetzt kündigen');
      await endTransitions(page);
      expect(await violations(page)).toEqual([]);
      await form.continue.click();
      await expect(form.root).toHaveAttribute('data-state', 'received');
      await expect(form.heading).toBeFocused();
      await expect(form.root).toContainText(email);
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('in Arabic it is on the page’s other side, and a day of one’s own is shown again @landing', async ({
  page,
  email,
}) => {
  const form = new DeclarationPage(page);
  await page.goto('/ae/ar/cancel-contract/');
  await waitForHydration(page);
  await form.root.locator('input[value="ORDINARY"]').check({ force: true });
  const year = String(new Date().getFullYear() + 1);
  await form.fill({ name: 'آدا', contract: '100001', endsOn: `${year}-01-31`, email });
  await form.continue.click();
  await expect(form.root).toContainText(year);
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await form.continue.click();
  await expect(form.root).toHaveAttribute('data-state', 'received');
});

test('a last day of which only a part is typed is refused, and stays in the field @landing', async ({
  page,
  email,
}) => {
  const form = new DeclarationPage(page);
  await page.goto('/de/de/cancel-contract/');
  await waitForHydration(page);
  await form.root.locator('input[value="ORDINARY"]').check({ force: true });
  await form.fill({ name: 'Ada Byron', contract: 'Praxis Byron', email });
  const isHalfTyped = () =>
    form.field('endsOn').evaluate((input: HTMLInputElement) => input.validity.badInput);
  await form.field('endsOn').focus();
  await page.keyboard.type('12');
  await form.continue.click();
  await expectErrorAt(form.field('endsOn'), 'Bitte geben Sie für den letzten Tag ein Datum ein');
  expect(await isHalfTyped()).toBe(true);

  // By the keyboard the field isn't left.
  await form.field('endsOn').focus();
  await page.keyboard.press('Enter');
  await expectErrorAt(form.field('endsOn'), 'Bitte geben Sie für den letzten Tag ein Datum ein');
  expect(await isHalfTyped()).toBe(true);

  await form.field('endsOn').focus();
  await page.keyboard.press('Backspace');
  expect(await isHalfTyped()).toBe(false);
  await form.continue.click();
  await expect(form.heading).toBeFocused();
});
