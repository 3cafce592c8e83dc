import { createHash } from 'node:crypto';
import { violations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { LeadFormPage } from './pages/lead-form-page.ts';
import { endTransitions, widthBeyondTheScreen } from './screen-checks.ts';
import { signInFrom } from './sign-in.ts';

test.use({ viewport: { width: 375, height: 812 } });

const person = { firstName: 'Ada', lastName: 'Byron' };

test('a form in German opens a video, which the keyboard stops and captions @landing', async ({
  page,
  email,
}) => {
  const form = new LeadFormPage(page);
  await form.open('de/de', 'demo-video/general-german');
  await form.fill({ ...person, email, specialty: 'CARDIOLOGY', howDidYouHear: 'CONFERENCE' });
  await form.fill({ howDidYouHearSpecific: 'Ultraschalltage' });
  await form.send.click();
  await expect(form.root).toHaveAttribute('data-state', 'sent');
  await form.root.locator('a[href$="/watch/"]').click();
  await page.waitForURL('/de/de/form/demo-video/general-german/watch/');

  const [pause, captions] = [page.locator('input[id$="pause"]'), page.locator('input[id$="captions"]')];
  const sheet = page.locator('img[src*="sonogram-carotid"]');
  const first = page.getByText('Die Sonde sendet Schall').first();
  await expect(first).toHaveCSS('visibility', 'visible');
  await pause.focus();
  await page.keyboard.press('Space');
  await expect(sheet).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Space');
  await expect(sheet).toHaveCSS('animation-play-state', 'running');
  await captions.focus();
  await page.keyboard.press('Space');
  await expect(first).toHaveCSS('visibility', 'hidden');
  await expect(page.getByRole('listitem').filter({ hasText: 'Die Sonde sendet Schall' })).toHaveAttribute(
    'lang',
    'de',
  );
  await endTransitions(page);
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
});

test.describe('for a reader who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a video waits until it is played @landing', async ({ page }) => {
    await page.goto('/ae/ar/form/demo-video/cardiology/watch/');
    const sheet = page.locator('img[src*="sonogram-heart"]');
    await expect(sheet).toHaveCSS('animation-name', 'none');
    await expect(page.locator('input[id$="pause"]')).toBeHidden();
    await page.locator('input[id$="play"]').focus();
    await page.keyboard.press('Space');
    await expect(sheet).not.toHaveCSS('animation-name', 'none');
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a video plays and stops, in at most 250 kB @landing', async ({ page, request }) => {
    const loaded: string[] = [];
    page.on('request', (asked) => loaded.push(asked.url()));
    await page.goto('/us/en/form/demo-video/anesthesiology/watch/');
    await page.locator('label[for$="pause"]').click();
    await expect(page.locator('img[src*="sonogram-nerve"]')).toHaveCSS('animation-play-state', 'paused');
    const sizes = await Promise.all(
      [...new Set(loaded)].map(async (url) => {
        const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
        return Number(answer.headers()['content-length'] ?? (await answer.body()).length);
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000);
  });
});

test('a video that does not exist is a page that does not exist @landing', async ({ request }) => {
  const status = async (path: string) => (await request.get(`/us/en/form/${path}`)).status();
  expect(await status('demo-video/dentistry/watch/')).toBe(404);
  expect(await status('demo-video/msk/read/')).toBe(404);
  expect(await status('whitepaper/watch/')).toBe(404);
});

test('the white paper is read once its form is sent @landing', async ({ page, email }) => {
  const form = new LeadFormPage(page);
  await form.open('us/en', 'whitepaper');
  await expect(form.field('howDidYouHearSpecific')).toHaveCount(0);
  await form.fill({ ...person, email, organizationType: 'HOSPITAL', jobTitle: 'CMO' });
  await form.send.click();
  await page.getByRole('link', { name: 'Read the white paper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('White paper: choosing a handheld probe');
  await endTransitions(page);
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);
});

for (const [width, height] of [
  [375, 92],
  [1280, 80],
] as const)
  test(`the header of a form is ${height} px high in ${width} px @landing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/us/en/form/hospital/');
    const bar = page.getByRole('banner').locator('> div').first();
    expect((await bar.boundingBox())?.height).toBe(height);
  });

test('a plan that sales manages leads to the form with the organization’s name @landing', async ({
  page,
}) => {
  await page.goto('/us/en/form/contact/#organization=St.%20Elsewhere');
  await expect(new LeadFormPage(page).field('organizationName')).toHaveValue('St. Elsewhere');
});

test.describe('a link into the app', () => {
  test('opens it, or says what to do where it is not installed @landing', async ({ page, request }) => {
    await page.goto('/us/en/app/orders/2026?tab=open');
    await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
      'href',
      'sonde://orders/2026?tab=open',
    );
    await expect(page.getByRole('heading', { name: 'Nothing happened?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue in the browser' })).toHaveAttribute(
      'href',
      '/us/en/my-account/',
    );
    expect(await violations(page)).toEqual([]);
    expect(await widthBeyondTheScreen(page)).toBe(0);
    const status = async (path: string) => (await request.get(`/ae/ar/app/${path}`)).status();
    expect([await status(''), await status('studies/'), await status('settings/')]).toEqual([200, 200, 404]);
  });

  test('signs in with the app’s nonce, once, and leads back to the app @landing', async ({
    page,
    database,
    baseURL,
  }) => {
    const hashes: string[] = [];
    page.on('response', (response) => {
      const { location = '' } = response.headers();
      if (location.includes('#access_token')) hashes.push(location.slice(location.indexOf('#')));
    });
    await page.goto('/us/en/my-account-mobile');
    await signInFrom(
      page.getByRole('main').getByRole('link', { name: 'Sign in' }),
      'individual@solo.example',
    );
    await expect(page.getByRole('main')).toContainText('Individual');
    await page.evaluate(() => localStorage.clear());

    const nonce = 'n'.repeat(43);
    const hashed = createHash('sha256').update(nonce).digest();
    await database`
      insert into login_nonce (nonce_hash, expires_at) values (${hashed}, now() + interval '5 minutes')`;
    const [hash = ''] = hashes;
    const ofApp = `${hash.replace(/state=[^&]*/, `state=${nonce}`)}&source=mobile`;
    await page.goto(`/us/en/my-account-mobile?returnTo=${encodeURIComponent('sonde://account')}${ofApp}`);
    await expect(page.getByRole('main')).toContainText('Individual');
    expect(page.url()).toBe(`${baseURL}/us/en/my-account-mobile`);
    await expect(page.getByRole('link', { name: 'Return to the app' })).toHaveAttribute(
      'href',
      'sonde://account',
    );

    await page.evaluate(() => localStorage.clear());
    await page.goto(`/us/en/my-account-mobile?again${ofApp}`);
    await page.waitForURL(/\/us\/en\/error\//);
    expect(await page.evaluate(() => localStorage.getItem('sonde.authToken'))).toBeNull();
  });
});
