import { interceptOperation, signal } from './api-traffic.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { breakRequest, everyFault, noAnswer, passTheLongestWait } from './network-faults.ts';
import { CardFields } from './pages/card-fields.ts';
import { signUpFrom } from './sign-in.ts';

// What network and shop may do to the request that saves a card: the page says that it isn't known to be saved and keeps
// the form, and the same button saves it once.

test.use({ viewport: { width: 375, height: 812 } });

for (const fault of everyFault)
  test(`a card is saved once, where ${fault} @full`, async ({ page, email, database, journal }) => {
    journal.provokes(/./);
    await page.goto('/us/en/my-account/');
    await signUpFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
    const flow = page.locator('[data-flow="saved-methods"]');
    const isBroken = signal();
    await interceptOperation(page, 'PaymentMethodCreate', async (route, attempt) => {
      if (attempt > 1) return route.fallback();
      await breakRequest(route, fault);
      isBroken.give();
    });
    await page.getByRole('button', { name: 'Add a card' }).click();
    await new CardFields(page).enter(cards.good);
    await page.getByRole('checkbox', { name: /I authorize Sonde/ }).check();
    if (fault === noAnswer) await page.clock.install();
    const save = page.getByRole('button', { name: 'Save card' });
    await save.click();
    await isBroken.given;
    await passTheLongestWait(page, fault);
    await expect(flow.getByRole('alert')).toBeVisible();
    await expect(flow).toHaveAttribute('data-state', /^adding\.entering\./);
    await expect(page.getByRole('checkbox', { name: /I authorize Sonde/ })).toBeChecked();

    await save.click();
    await expect(flow.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(flow.getByRole('listitem')).toHaveCount(1);
    const kept = await database`
      select payment_method.id from payment_method join users on users.id = user_id where email = ${email}`;
    expect(kept).toHaveLength(1);
  });
