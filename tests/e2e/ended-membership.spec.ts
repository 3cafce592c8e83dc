import type { Page } from '@playwright/test';
import { countryDay } from '@sonde/machines/rules/places';
import { addDays } from '@sonde/machines/rules/time';
import { giveMembership } from '../contract/memberships.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { widthBeyondTheScreen } from './screen-checks.ts';
import { signUpFrom } from './sign-in.ts';

test.use({ viewport: { width: 375, height: 812 } });

const pages = ['upgrade/', 'upgrade/add-iq/', 'pro-custom-upgrade/', 'edit-membership/'];

const isReadable = async (page: Page) => {
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
};

test('every page that changes a membership leads to its renewal once it has ended @full', async ({
  page,
  database,
  email,
}) => {
  const main = page.getByRole('main');
  await page.goto('/us/en/edit-membership/');
  await signUpFrom(main.locator('a[data-sign-in]'), email);
  const startsOn = addDays(countryDay('US', new Date()), -400);
  const { organizationId } = await giveMembership(database, { startsOn, renews: false, card: null });
  await database`
    update organization_membership set user_id = (select id from users where email = ${email})
    where organization_id = ${organizationId}`;

  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(`/us/en/${path}`);
      await expect(main).toContainText('Clinic’s membership has ended. Renew it, or choose another one.');
      await expect(main.getByRole('link', { name: 'Choose a membership' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Renew membership' })).toHaveAttribute(
        'href',
        '/us/en/upgrade/expired/',
      );
      await isReadable(page);
    });

  await main.getByRole('link', { name: 'Renew membership' }).click();
  await expect(main).toContainText('Its last day of access was');
  await isReadable(page);
});
