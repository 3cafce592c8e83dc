import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { interceptOperation } from './api-traffic.ts';
import { expect, screens, test } from './fixtures.ts';
import { LeadFormPage } from './pages/lead-form-page.ts';
import { expectErrorAt, expectNoErrorAt } from './pages/field-error.ts';
import { endTransitions, widthBeyondTheScreen } from './screen-checks.ts';
import { fullUnless } from '../support/short-runs.ts';

const demo = {
  firstName: 'Ada',
  lastName: 'Byron',
  specialty: 'CARDIOLOGY',
  countryArea: 'CA',
  comment: 'We would like to see it.\n<b>On a Tuesday.</b>',
};

/** Opens the mail with the text in the outbox; newer mails may have the same subject. */
async function openMail(page: Page, text: string): Promise<void> {
  const addressOfMail = async () => {
    await page.goto('/sandbox/mail/');
    const links = await page.getByRole('link', { name: 'Form: Demo' }).all();
    for (const link of links) {
      const address = (await link.getAttribute('href')) ?? '';
      if ((await (await page.request.get(address)).text()).includes(text)) return address;
    }
    return null;
  };
  await expect.poll(addressOfMail).not.toBeNull();
  await page.goto((await addressOfMail()) ?? '');
  await expect(page.getByText(text)).toBeVisible();
}

const [, phone] = screens;

test.describe('on a phone', () => {
  test.use({ viewport: phone.viewport });

  test('a form with errors is corrected, sent once and mailed @landing', async ({ page, email }) => {
    const form = new LeadFormPage(page);
    await page.goto('/us/en/contact/');
    await page.getByRole('link', { name: 'See Sonde in action' }).click();
    await form.fill({ ...demo, lastName: '', email: 'ada@', phone: '12' });
    await form.news.click();
    await expect(form.news).toBeChecked();
    await form.send.click();
    await expect(form.problems).toBeFocused();
    await expect(form.problems.getByRole('link')).toHaveText([
      'Enter your last name',
      'Enter an email address like name@example.com',
      /^Enter a phone number/,
    ]);
    await expect(page).toHaveTitle(/^Error: See Sonde in action/);
    await expectErrorAt(form.field('lastName'), 'Enter your last name');
    await endTransitions(page);
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);

    await form.fill({ lastName: demo.lastName, email, phone: '(415) 555-2671' });
    await expectNoErrorAt(form.field('lastName'));
    await expect(form.problems).toBeHidden();
    await form.send.click();
    await expect(form.thanks).toBeFocused();
    await expect(form.root).toHaveAttribute('data-state', 'sent');
    await endTransitions(page);
    expect(await violations(page)).toEqual([]);

    await openMail(page, email);
    await expect(page.getByText('<b>On a Tuesday.</b>')).toBeVisible();
    await expect(page.getByText('Wants news and offers by email.')).toBeVisible();
  });
});

test('another country has its own areas, and nothing typed is lost @full', async ({ page }) => {
  const form = new LeadFormPage(page);
  await form.open('us/en', 'government');
  await form.fill({ firstName: 'Ada', countryArea: 'CA', postalCode: '94105', country: 'CA' });
  await expect(page.getByLabel('Province')).toBeVisible();
  await form.field('countryArea').selectOption({ label: 'Ontario' });
  await form.field('country').selectOption('SG');
  await expect(form.field('countryArea')).toHaveCount(0);
  await expect(form.field('firstName')).toHaveValue('Ada');
  await expect(form.field('postalCode')).toHaveValue('94105');
});

test('a refusal of a field that the form lacks is shown above the form @full', async ({ page, email }) => {
  await interceptOperation(page, 'LeadFormSubmit', (route) =>
    route.fulfill({
      json: {
        data: {
          leadFormSubmit: {
            __typename: 'LeadFormSubmit',
            formErrors: [
              { __typename: 'FormError', field: 'jobTitle', code: 'INVALID', reason: 'TOO_LONG', most: 100 },
            ],
          },
        },
      },
    }),
  );
  const form = new LeadFormPage(page);
  await form.open('us/en', 'demo');
  await expect(form.field('jobTitle')).toHaveCount(0);
  await form.fill({ ...demo, email });
  await form.send.click();
  const notice = form.root.getByRole('alert');
  await expect(notice).toBeFocused();
  await expect(notice).toHaveText(/\S/);
  await expect(form.field('comment')).toHaveValue(demo.comment);
});

test('what was typed before hydration is sent too @full', async ({ page, email }) => {
  await page.route('**/assets/lead-form-*.js', async (route) => {
    await expect(page.locator('[name="comment"]')).toHaveValue(demo.comment);
    await route.continue();
  });
  const form = new LeadFormPage(page);
  await page.goto('/us/en/form/demo/', { waitUntil: 'commit' });
  await form.fill({ ...demo, email });
  await expect(form.root.locator('[data-pending]')).toHaveCount(0);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
});

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a form is right-to-left, and so are its errors @landing', async ({ page, email }) => {
    const form = new LeadFormPage(page);
    await form.open('ae/ar', 'demo');
    await form.send.click();
    await expect(form.root.locator('#specialty-error')).toBeVisible();
    await expect(form.field('email')).toHaveCSS('direction', 'ltr');
    await expect(form.field('comment')).toHaveCSS('direction', 'rtl');
    await endTransitions(page);
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
    await form.fill({ firstName: 'آدا', lastName: 'بايرون', email, specialty: 'CARDIOLOGY' });
    await form.field('countryArea').selectOption({ index: 1 });
    await form.send.click();
    await expect(page.getByText('استلمنا رسالتك')).toBeVisible();
  });
});

test.describe('an event', () => {
  for (const { shop, when } of [
    { shop: 'de/de', when: /^[A-Z][a-z]+, \d+\. .+ 12:00.12:45\sUhr New York \(Ortszeit\)$/ },
    { shop: 'ae/ar', when: /\d/ },
  ])
    test(`that recurs shows in ${shop} its time in its own time zone, and accepts registrations @landing${fullUnless(shop === 'de/de')}`, async ({
      page,
      email,
      database,
    }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      const form = new LeadFormPage(page);
      await form.open(shop, 'webinar/first-scans');
      await expect(page.locator('main time')).toHaveText(when);
      expect(await violations(page)).toEqual([]);
      expect(await widthBeyondTheScreen(page)).toBe(0);
      await form.fill({ firstName: 'Ada', lastName: 'Byron', email, specialty: 'CARDIOLOGY' });
      await form.send.click();
      await expect(form.root).toHaveAttribute('data-state', 'sent');
      expect(await database`select form from lead where email = ${email.toLowerCase()}`).toEqual([
        { form: 'webinar/first-scans' },
      ]);
    });

  for (const { timeZone, said } of [
    { timeZone: 'Europe/Berlin', said: /^Ihre Ortszeit: [A-Z][a-z]+tag, \d+\. .+, 18:00.18:45\sUhr$/ },
    { timeZone: 'America/New_York', said: null },
  ])
    test.describe(`read in ${timeZone}${fullUnless(said !== null)}`, () => {
      test.use({ timezoneId: timeZone });

      test(`shows ${said ? 'its time in the reader’s time zone too' : 'its time once'} @landing`, async ({
        page,
      }) => {
        await page.goto('/de/de/form/webinar/first-scans/');
        const own = page.getByText(/^Ihre Ortszeit:/);
        if (said) await expect(own).toHaveText(said);
        else await expect(own).toBeHidden();
      });
    });

  test('that has ended says so and links to others @full', async ({ page }) => {
    await page.goto('/us/en/form/webinar/meet-the-iq3/');
    const main = page.getByRole('main');
    await expect(main).toContainText('Thursday, May 21, 2026');
    await expect(main).toContainText('This webinar is over.');
    await expect(page.locator('form[method], [data-island]')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await main.getByRole('link', { name: 'Webinar: your first scans' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Webinar: your first scans' })).toBeVisible();
  });

  test('that ends while its page is open is refused in the page’s language @full', async ({
    page,
    email,
  }) => {
    const form = new LeadFormPage(page);
    await interceptOperation(page, 'LeadFormSubmit', async (route) => {
      const { variables, ...request } = route.request().postDataJSON() as {
        variables: { input: Record<string, unknown> };
      };
      const input = { ...variables.input, form: 'webinar/meet-the-iq3' };
      await route.continue({ postData: { ...request, variables: { ...variables, input } } });
    });
    await form.open('de/de', 'webinar/first-scans');
    await form.fill({ firstName: 'Ada', lastName: 'Byron', email, specialty: 'CARDIOLOGY' });
    await form.send.click();
    await expect(form.root.getByRole('alert')).toHaveText('Dieses Webinar ist vorbei.');
    await expect(form.field('specialty')).toHaveValue('CARDIOLOGY');
  });
});
