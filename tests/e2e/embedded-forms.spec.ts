import type { FrameLocator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import type { Journal } from './journal.ts';
import { expect, test } from './fixtures.ts';
import { LeadFormPage } from './pages/lead-form-page.ts';
import { otherSitesOf } from './other-site-ports.ts';

interface Heard {
  readonly origin: string;
  readonly type: string;
  readonly height?: number;
  readonly form?: string;
}

async function embed(
  { page, journal }: { page: Page; journal: Journal },
  site: string,
  form: string,
): Promise<FrameLocator> {
  journal.provokes(new RegExp(`request to another origin: ${site}/`));
  await page.goto(`${site}/?form=${encodeURIComponent(form)}`);
  return page.frameLocator('iframe');
}

const readMessages = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const heights = async (page: Page) => (await readMessages(page)).flatMap(({ height }) => height ?? []);
const say = (page: Page, message: unknown) =>
  page.evaluate((data) => (window as unknown as { say: (data: unknown) => void }).say(data), message);
const prefill = (fields: object) => ({ type: 'sonde-form.prefill', fields });

test('an accepted site fills in its framed form, which is sent and reports back @landing', async ({
  page,
  context,
  journal,
  email,
  baseURL,
  database,
}) => {
  const shop = baseURL ?? '';
  const { accepted } = otherSitesOf(shop);
  const frame = await embed({ page, journal }, accepted, `${shop}/us/en/form/demo/?embedded=1`);
  const form = new LeadFormPage(page, frame);
  await expect(frame.getByRole('heading', { level: 1, name: 'See Sonde in action' })).toBeVisible();
  await expect(frame.getByRole('banner').or(frame.getByRole('contentinfo'))).toHaveCount(0);
  await expect.poll(() => readMessages(page)).toContainEqual({ origin: shop, type: 'sonde-form.ready' });
  expect(await violations(page)).toEqual([]);

  await form.field('lastName').fill('Byron');
  await say(page, { type: 'sonde-form.other', fields: { firstName: 'Eve' } });
  await say(page, prefill({ firstName: 'Ada', lastName: 'Eve', email, emailOptIn: true, comment: 7 }));
  await expect(form.field('email')).toHaveValue(email);
  await expect(form.field('firstName')).toHaveValue('Ada');
  await expect(form.field('lastName')).toHaveValue('Byron');
  await expect(form.field('comment')).toHaveValue('');
  await expect(form.news).not.toBeChecked();

  await form.fill({ specialty: 'CARDIOLOGY', countryArea: 'CA' });
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await expect
    .poll(() => readMessages(page))
    .toContainEqual({ origin: shop, type: 'sonde-form.submitted', form: 'demo' });
  // The browser reports the new height with the next frame, after the form's own message.
  const [height = 0] = await heights(page);
  await expect.poll(async () => (await heights(page)).at(-1)).toBeLessThan(height);
  expect(JSON.stringify(await readMessages(page))).not.toContain(email);
  expect(await database`select count(*)::int from lead where email = ${email.toLowerCase()}`).toEqual([
    { count: 1 },
  ]);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: 'Go to the shop' }).click(),
  ]);
  await expect(opened.getByRole('banner')).toBeVisible();
});

test('a form is sent from a frame without browser storage @landing', async ({
  page,
  journal,
  email,
  baseURL,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const { accepted } = otherSitesOf(baseURL ?? '');
  const frame = await embed({ page, journal }, accepted, `${baseURL}/us/en/form/sdk-inquiry/?embedded=1`);
  const form = new LeadFormPage(page, frame);
  await form.fill({ firstName: 'Ada', lastName: 'Byron', email, organizationName: 'Analytical Clinic' });
  await form.fill({ contactTopic: 'SDK_IOS', comment: 'Which versions?' });
  await form.send.click();
  await expect(form.thanks).toBeVisible();
});

test('a form framed by another site is not shown, and sends no messages', async ({
  page,
  journal,
  baseURL,
}) => {
  journal.provokes(/frame-ancestors|chrome-error/);
  const frame = await embed(
    { page, journal },
    otherSitesOf(baseURL ?? '').stranger,
    `${baseURL}/us/en/form/demo/?embedded=1`,
  );
  await expect(page.getByRole('heading', { name: 'Another site' })).toBeVisible();
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  await expect(frame.getByRole('heading', { level: 1, name: 'See Sonde in action' })).toHaveCount(0);
  expect(await readMessages(page)).toEqual([]);
});

test('a window opened by another site receives no messages @landing', async ({
  page,
  context,
  journal,
  baseURL,
}) => {
  await embed({ page, journal }, otherSitesOf(baseURL ?? '').stranger, 'about:blank');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((url) => {
      window.open(url, 'form');
    }, `${baseURL}/us/en/form/demo/?embedded=1`),
  ]);
  const form = new LeadFormPage(opened);
  await form.field('lastName').fill('Byron');
  await opened.evaluate((message) => window.postMessage(message, '*'), prefill({ firstName: 'Eve' }));
  await expect(form.field('firstName')).toHaveValue('');
  expect(await readMessages(page)).toEqual([]);
});

for (const path of ['form/demo/', 'form/demo/?embedded=0', '', 'cart/?embedded=1', 'checkout/?embedded=1'])
  test(`${path || 'home'} can’t be framed`, async ({ request }) => {
    const answer = await request.get(`/us/en/${path}`);
    expect(answer.headers()['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  });

test('an embedded form may be framed by the shop and the listed sites only', async ({ request, baseURL }) => {
  for (const path of ['form/demo/', 'form/webinar/first-scans/', 'form/webinar/meet-the-iq3/']) {
    const answer = await request.get(`/us/en/${path}?embedded=1`);
    expect([answer.status(), answer.headers()['content-security-policy']]).toEqual([
      200,
      expect.stringMatching(
        new RegExp(`; frame-ancestors ${baseURL} ${otherSitesOf(baseURL ?? '').accepted};`),
      ),
    ]);
    expect(await answer.text()).toMatch(/<link rel="canonical" href="[^"?]+"/);
  }
});
