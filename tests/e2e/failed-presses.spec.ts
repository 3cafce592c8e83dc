import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { countryDay } from '@sonde/machines/rules/places';
import { addDays } from '@sonde/machines/rules/time';
import { pdf } from '../../server/modules/learner/proof/proof.fixture.ts';
import { giveMembership } from '../contract/memberships.ts';
import { violations } from '../support/axe.ts';
import { serialNumberOf } from '../support/serial-number.ts';
import { interceptOperation } from './api-traffic.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { CardFields } from './pages/card-fields.ts';
import { DeclarationPage } from './pages/declaration-page.ts';
import { LeadFormPage } from './pages/lead-form-page.ts';
import { LearnerPage } from './pages/learner-page.ts';
import { endTransitions, widthBeyondTheScreen } from './screen-checks.ts';
import { signUpFrom } from './sign-in.ts';
import { fullUnless } from '../support/short-runs.ts';

test.use({ viewport: { width: 375, height: 812 } });

test.beforeEach(({ journal }) => {
  journal.provokes(/status of 429/);
  journal.provokes(/ERR_INTERNET_DISCONNECTED/);
});

const prefixes = { en: 'Error: ', de: 'Fehler: ', ar: 'خطأ: ' } as const;

/** Makes the shop too busy for an operation until the function that it returns is called. */
async function keepBusy(page: Page, operation: string): Promise<() => void> {
  let isBusy = true;
  await interceptOperation(page, operation, (route) =>
    isBusy
      ? route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { data: null } })
      : route.fallback(),
  );
  return () => {
    isBusy = false;
  };
}

interface Form {
  readonly root: Locator;
  readonly send: Locator;
  readonly done: string;
}

interface Flow {
  readonly name: string;
  readonly language: keyof typeof prefixes;
  readonly operation: string;
  /** Opens the page and fills everything in, up to the press that sends it. */
  readonly fill: (page: Page, email: string) => Promise<Form>;
}

const flows: readonly Flow[] = [
  {
    name: 'a form for sales, in Arabic',
    language: 'ar',
    operation: 'LeadFormSubmit',
    async fill(page, email) {
      const form = new LeadFormPage(page);
      await form.open('ae/ar', 'demo');
      await waitForHydration(page);
      await form.fill({ firstName: 'Ada', lastName: 'Byron', specialty: 'CARDIOLOGY', email });
      await form.field('countryArea').selectOption({ index: 1 });
      return { root: form.root, send: form.send, done: 'sent' };
    },
  },
  {
    name: 'a trade-in, in German',
    language: 'de',
    operation: 'TradeInCreate',
    async fill(page) {
      await page.goto('/de/de/trade-in/');
      await waitForHydration(page);
      const root = page.locator('[data-flow="trade-in"]');
      for (const name of ['Sonde IQ+', 'Gut'])
        await root.getByRole('radio', { name, exact: true }).check({ force: true });
      await root.getByRole('textbox').fill(serialNumberOf('SQ2', randomInt(10_000_000)));
      return { root, send: root.locator('button[type="submit"]'), done: 'registered' };
    },
  },
  {
    name: 'a cancellation, in German',
    language: 'de',
    operation: 'CancellationDeclare',
    async fill(page, email) {
      const form = new DeclarationPage(page);
      await page.goto('/de/de/cancel-contract/');
      await waitForHydration(page);
      await form.root.locator('input[value="ORDINARY"]').check({ force: true });
      await form.fill({ name: 'Ada Byron', contract: 'Praxis Byron', email });
      await form.continue.click();
      await expect(form.heading).toBeFocused();
      return { root: form.root, send: form.continue, done: 'received' };
    },
  },
  {
    name: 'the proof of a learner',
    language: 'en',
    operation: 'LearnerVerificationSubmit',
    async fill(page, email) {
      const form = new LearnerPage(page);
      await form.open('us/en');
      await waitForHydration(page);
      await form.type('MEDICAL_STUDENT').check({ force: true });
      await form.text('school').fill('University of Vienna');
      await form.text('email').fill(email);
      await form.continue.click();
      await expect(form.heading).toBeFocused();
      await form.choose('my certificate.pdf', pdf());
      return { root: form.root, send: form.continue, done: 'received' };
    },
  },
];

/** Presses, and expects the notice: in view, focused, and in the title. */
async function pressInVain(page: Page, { root, send }: Omit<Form, 'done'>, prefix: string): Promise<void> {
  const title = await page.title();
  expect(title).not.toContain(prefix);
  await send.click();
  await expect(page).toHaveTitle(prefix + title);
  const notice = root.getByRole('alert');
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await endTransitions(page);
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
}

for (const { name, language, operation, fill } of flows)
  test(`${name}: the shop is too busy, then takes the same press @landing${fullUnless(language === 'ar')}`, async ({
    page,
    email,
  }) => {
    const form = await fill(page, email);
    const prefix = prefixes[language];
    const open = await keepBusy(page, operation);
    await pressInVain(page, form, prefix);
    open();
    await form.send.click();
    await expect(form.root).toHaveAttribute('data-state', form.done);
    await expect.poll(() => page.title()).not.toContain(prefix);
  });

for (const { name, language, operation, fill } of flows)
  test(`${name}: without a network it says so, and is sent once when pressed again @landing${fullUnless(language === 'ar')}`, async ({
    page,
    context,
    email,
  }) => {
    const form = await fill(page, email);
    await context.setOffline(true);
    await pressInVain(page, form, prefixes[language]);
    let sent = 0;
    await interceptOperation(page, operation, (route) => {
      sent += 1;
      return route.fallback();
    });
    await context.setOffline(false);
    await form.send.click();
    await expect(form.root).toHaveAttribute('data-state', form.done);
    expect(sent).toBe(1);
  });

test('a change of a membership: the shop is too busy, then makes it when asked again @full', async ({
  page,
  email,
  database,
}) => {
  await page.goto('/us/en/edit-membership/');
  const root = page.locator('[data-flow="edit-membership"]');
  await signUpFrom(root.locator('a[data-sign-in]'), email);
  const startsOn = addDays(countryDay('US', new Date()), -30);
  const { organizationId, subscriptionId } = await giveMembership(database, {
    startsOn,
    gross: 180_000,
    renews: false,
    card: null,
  });
  await database`
    update subscription set plan_type = 'TEAM', sku = 'SUB-TEAM-1Y', seats_in_base = 5, seat_limit = 50
    where id = ${subscriptionId}`;
  await database`
    update organization_membership set user_id = (select id from users where email = ${email})
    where organization_id = ${organizationId}`;
  await page.reload();
  await expect(root).toHaveAttribute('data-state', 'ready.viewing');
  await page.getByRole('spinbutton').fill('7');
  const send = root.locator('button[type="submit"]').last();
  await send.click();
  await expect(root).toHaveAttribute('data-state', 'changing.open');
  await new CardFields(page).enter(cards.good);
  const open = await keepBusy(page, 'SubscriptionChange');
  await pressInVain(page, { root, send }, prefixes.en);
  open();
  await root.getByRole('button', { name: 'Try again' }).click();
  await expect(root).toHaveAttribute('data-state', 'changed');
  await expect.poll(() => page.title()).not.toContain(prefixes.en);
});
