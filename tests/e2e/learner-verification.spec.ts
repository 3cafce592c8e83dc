import { jpeg, pdf } from '../../server/modules/learner/proof/proof.fixture.ts';
import { violations } from '../support/axe.ts';
import { expect, screens, test } from './fixtures.ts';
import { waitForHydration } from './hydration.ts';
import { expectErrorAt } from './pages/field-error.ts';
import { CartPage } from './pages/cart-page.ts';
import { LearnerPage } from './pages/learner-page.ts';
import { endTransitions, widthBeyondTheScreen } from './screen-checks.ts';
import { fullUnless } from '../support/short-runs.ts';
import { signInFrom } from './sign-in.ts';

// All tests are one client for the shop, which reads one file of a client at a time.
test.describe.configure({ mode: 'default' });

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}${fullUnless(name === 'phone')}`, () => {
    test.use({ viewport });

    test('a student sends a proof, after one that the shop can’t use, and waits for the decision @landing', async ({
      page,
      email,
      database,
    }) => {
      const form = new LearnerPage(page);
      await form.open('us/en');
      await waitForHydration(page);
      await form.continue.click();
      await expectErrorAt(form.text('school'), 'Enter your school or hospital');
      await endTransitions(page);
      expect(await violations(page)).toEqual([]);

      await form.type('MEDICAL_STUDENT').check({ force: true });
      await form.text('school').fill('University of Vienna');
      await form.text('email').fill(email);
      await form.continue.click();
      await expect(form.heading).toBeFocused();
      await form.continue.click();
      await expectErrorAt(form.file, 'Choose a file');
      expect(await violations(page)).toEqual([]);
      expect(await widthBeyondTheScreen(page)).toBe(0);

      await form.choose('large.pdf', 10 * 1024 * 1024 + 1);
      await expectErrorAt(form.file, 'The file is larger than 10 MB. Choose a smaller one.');
      await form.choose('page.pdf', Buffer.from('<html>'));
      await form.continue.click();
      await expectErrorAt(form.file, 'This isn’t a PDF, JPEG or PNG file. Choose another one.');
      await expect(form.root).toHaveAttribute('data-state', 'proof.refused');

      await form.choose('my certificate.pdf', pdf());
      await form.continue.click();
      await expect(form.root).toHaveAttribute('data-state', 'received');
      await expect(form.heading).toBeFocused();
      await expect(form.root).toContainText(email);
      expect(await violations(page)).toEqual([]);
      const kept = await database`
        select market, trainee_type, media_type from learner join learner_proof on learner_id = id
        where email = ${email}`;
      expect(kept).toEqual([
        { market: 'HUMAN', trainee_type: 'MEDICAL_STUDENT', media_type: 'application/pdf' },
      ]);
    });
  });
}

test('a code for learners leads to the page where one is verified @full', async ({ page }) => {
  await page.goto('/us/en/product/iq3/');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const { voucher } = new CartPage(page);
  await voucher.enter('STUDENT');
  await expectErrorAt(voucher.code, /^This code is for verified students and trainees\./);
  await page.getByRole('link', { name: 'Verify that you’re a student or trainee' }).click();
  await expect(page).toHaveURL(/\/us\/en\/learner-status-verification\//);
  await page.getByRole('link', { name: 'Discount for veterinary students and trainees' }).first().click();
  await expect(page).toHaveURL(/\/us\/en\/vet-learner-status-verification\//);
});

test('with the keyboard alone; Back and a reload keep what was entered @landing', async ({
  page,
  email,
  database,
}) => {
  const form = new LearnerPage(page);
  await form.open('us/en', 'VETERINARY');
  await waitForHydration(page);
  await form.type('MEDICAL_STUDENT').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Small Animal School');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(form.heading).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(form.root).toHaveAttribute('data-state', 'proof.choosing');
  await form.choose('proof.jpg', jpeg());
  await page.goBack();
  await expect(form.text('school')).toHaveValue('Small Animal School');
  await page.goForward();
  await expect(form.root).toContainText('proof.jpg');
  await form.continue.focus();
  await page.keyboard.press('Enter');
  await expect(form.root).toHaveAttribute('data-state', 'received');
  expect(await database`select market from learner where email = ${email}`).toEqual([
    { market: 'VETERINARY' },
  ]);
});

test('in Arabic, from right to left @full', async ({ page, email }) => {
  const form = new LearnerPage(page);
  await form.open('ae/ar');
  await waitForHydration(page);
  await form.type('RESIDENT').check({ force: true });
  await form.text('school').fill('جامعة الإمارات');
  await form.text('email').fill(email);
  await form.continue.click();
  await expect(form.file).toBeVisible();
  expect(await widthBeyondTheScreen(page)).toBe(0);
  await endTransitions(page);
  expect(await violations(page)).toEqual([]);
  await form.choose('proof.pdf', pdf());
  await form.continue.click();
  await expect(form.root).toHaveAttribute('data-state', 'received');
});

test('without a connection nothing is lost, and the same button sends it once @full', async ({
  page,
  email,
  database,
  journal,
}) => {
  const form = new LearnerPage(page);
  await form.open('us/en');
  await waitForHydration(page);
  await form.type('OTHER_TRAINEE').check({ force: true });
  await form.text('school').fill('Nursing school');
  await form.text('email').fill(email);
  await form.continue.click();
  await form.choose('proof.pdf', pdf());
  let isCut = true;
  await page.route('**/graphql/', async (route) => {
    if (!isCut) return route.continue();
    isCut = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  journal.provokes(/ERR_CONNECTION_RESET/);
  await form.continue.click();
  await expect(form.root).toHaveAttribute('data-state', 'received', { timeout: 15_000 });
  expect(await database`select number from learner where email = ${email}`).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what to do @landing', async ({ page }) => {
    await page.goto('/us/en/learner-status-verification/');
    const reason = page.locator('[data-flow="learner-verification"] noscript p').first();
    await expect(reason).toHaveText(/^Turn on JavaScript to send your proof here/);
    await expect(reason).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Discount for medical students and trainees',
    );
  });
});

test('an approved student finds the discount in the account, and a link that applies it @full', async ({
  page,
  email,
  database,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  // An account whose address is confirmed, with the password of the sandbox's people.
  await database`
    insert into cloud_sandbox.account (email, name, password_hash, is_email_confirmed)
    select ${email}, 'Ada Byron', password_hash, true from cloud_sandbox.account where email = 'admin@clinic.example'`;
  await database`
    insert into learner (id, idempotency_key, params_hash, market, trainee_type, school, email, customer, country,
      language, status, created_at, decided_at)
    values (gen_random_uuid(), ${email}, '', 'HUMAN', 'RESIDENT', 'Lakeside', ${email}, ${email}, 'US', 'en',
      'APPROVED', now(), now())`;
  await page.goto('/us/en/my-account/');
  await signInFrom(page.getByRole('main').locator('a[data-sign-in]'), email);
  await expect(page.getByRole('heading', { name: 'Your student and trainee discount' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    /Your verification is valid until \w+ \d+, \d{4}\.\s*Your code is STUDENT\. You can use it once, for one probe\./,
  );
  expect(await violations(page)).toEqual([]);
  expect(await widthBeyondTheScreen(page)).toBe(0);

  await page.getByRole('link', { name: 'Shop with your discount' }).click();
  await expect(page.getByRole('main')).toContainText('we’ll apply code STUDENT when you open your cart');
  await page.goto('/us/en/product/iq3/');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(/Discount.*STUDENT/s);
});
