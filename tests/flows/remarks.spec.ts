import { expect, test } from '@playwright/test';
import { drawing } from './drawing.ts';
import { changesPort } from './playwright.config.ts';

test('a remark is pinned to a state, read by others, and taken off', async ({ page, context }) => {
  await page.goto(`http://127.0.0.1:${changesPort}/#/cart/empty`);
  await page.getByText('Pin a remark').click();
  const form = page.getByRole('form', { name: 'Pin a remark' });
  await form.getByLabel('Remark').fill('Say what to do next.');
  await form.getByLabel('Your name').fill('Ada');
  await form.getByRole('button', { name: 'Pin remark' }).click();
  await expect(form.getByRole('status')).toHaveText('The remark is in the file next to the chart.');
  await expect(drawing(page).getByRole('link', { name: /^Empty, .*1 remark/ })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`http://127.0.0.1:${changesPort}/#/cart`);
  const remarks = other.getByRole('region', { name: 'Remarks' });
  await expect(remarks.getByText('Say what to do next.')).toBeVisible();
  await remarks.getByRole('link').first().click();
  await expect(remarks.getByText(/^Ada, /)).toBeVisible();
  await remarks.getByRole('button', { name: 'Remove: Say what to do next.' }).click();
  await expect(remarks.getByText('Say what to do next.')).toBeHidden();
  await expect(drawing(other).getByRole('link', { name: /1 remark/ })).toHaveCount(0);
});

test('a remark about an arrow makes it stand out', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${changesPort}/#/cart/empty`);
  await page.getByText('Pin a remark').click();
  const form = page.getByRole('form', { name: 'Pin a remark' });
  await form.getByLabel('About').selectOption({ index: 1 });
  await form.getByLabel('Remark').fill('Is this quick enough?');
  await form.getByLabel('Your name').fill('Ada');
  await form.getByRole('button', { name: 'Pin remark' }).click();
  const remarks = page.getByRole('region', { name: 'Remarks' });
  await expect(remarks.getByText(/^On “.+” · Ada, /)).toBeVisible();
  await expect(page.locator('.edge.is-remarked').first()).toBeAttached();
});
