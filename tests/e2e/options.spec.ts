import { expect, test } from './fixtures.ts';
import { readTotal, totalOf } from './pages/amount.ts';
import { CartPage } from './pages/cart-page.ts';
import { ProductPage } from './pages/product-page.ts';
import { fullUnless } from '../support/short-runs.ts';

interface Choice {
  readonly what: string;
  readonly from: string;
  readonly choose: (product: ProductPage) => Promise<void>;
  /** Minor units, before tax. */
  readonly total: number;
  readonly address: RegExp;
  readonly words: string;
  readonly isKept: (product: ProductPage) => Promise<void>;
}

const choices: readonly Choice[] = [
  {
    what: 'the connector',
    from: 'iq-plus',
    choose: (product) => product.choose('Connector', 'Lightning'),
    total: 299900 + 42000,
    address: /connector=lightning/,
    words: '1 probe, Lightning, Individual membership, 1 year',
    isKept: (product) => expect(product.option('Connector', 'Lightning')).toBeChecked(),
  },
  {
    what: 'the number of probes',
    from: 'iq-plus-care',
    choose: (product) => product.quantity.fill('3'),
    total: 3 * 279900 + 42000,
    address: /quantity=3/,
    words: '3 probes, USB-C, Individual membership, 1 year',
    isKept: (product) => expect(product.quantity).toHaveValue('3'),
  },
  {
    what: 'the number of members',
    from: 'iq3/team/1-year/?quantity=1',
    choose: (product) => product.members.fill('8'),
    total: 389900 + 180000 + 3 * 36000,
    address: /members=8/,
    words: '1 probe, USB-C, Team membership, 1 year, 8 members',
    isKept: (product) => expect(product.members).toHaveValue('8'),
  },
  {
    what: 'accessories',
    from: 'iq3',
    choose: async (product) => {
      await product.tickAccessory('USB-C cable');
      await product.tickAccessory('Long USB-C cable');
    },
    total: 389900 + 42000 + 6900 + 8900,
    address: /accessories=cable-usb-c,cable-usb-c-long/,
    words: '1 probe, USB-C, Individual membership, 1 year, USB-C cable, Long USB-C cable',
    isKept: (product) => expect(product.accessory('Long USB-C cable')).toBeChecked(),
  },
];

for (const { what, from, choose, total, address, words, isKept } of choices) {
  test(`selecting ${what} changes price, texts and URL, and survives a reload @landing${fullUnless(what === 'the connector')}`, async ({
    page,
  }) => {
    const product = new ProductPage(page);
    await product.open(from);
    await choose(product);

    const expectChosen = async () => {
      await expect(totalOf(page)).toHaveAttribute('data-total', String(total));
      await expect(product.choice).toHaveText(words);
      await isKept(product);
    };
    await expectChosen();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expectChosen();
  });
}

for (const { plan, what, total, words } of [
  {
    plan: 'pro-three-year',
    what: 'ten probes with three years of Pro',
    total: 10 * 389900 + 891000,
    words: '10 probes, USB-C, Pro three-year membership, 3 years',
  },
  {
    plan: 'individual-forever',
    what: 'a probe with a membership that never ends',
    total: 389900 + 294000,
    words: '1 probe, USB-C, Individual forever',
  },
])
  test(`${what}: the membership’s page leads to the choice, and it goes into the cart @full`, async ({
    page,
  }) => {
    const product = new ProductPage(page);
    await page.goto(`/us/en/product/membership-${plan}/`);
    await page.getByRole('main').getByRole('link', { name: 'Choose with a probe' }).click();
    await expect(product.choice).toHaveText(words);
    await expect(totalOf(page)).toHaveAttribute('data-total', String(total));
    await product.addToCart.click();
    await expect(new CartPage(page).heading).toBeVisible();
    expect(await readTotal(page)).toBe(total);
  });

test('the pictures show the selected connector @full', async ({ page }) => {
  const product = new ProductPage(page);
  const files = () =>
    product.pictures
      .getByRole('img', { includeHidden: true })
      .or(product.pictures.locator('img'))
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('/').at(-1)));

  await product.open('iq-plus');
  await product.choose('Connector', 'Lightning');
  await expect.poll(files).toContain('iq-plus-connector-lightning.svg');
  expect(await files()).not.toContain('iq-plus-connector-usb-c.svg');
  await expect(page).toHaveURL(/connector=lightning/);
  await page.reload();
  await expect.poll(files).toContain('iq-plus-connector-lightning.svg');
});

test('a thumbnail opens its picture @full', async ({ page }) => {
  const product = new ProductPage(page);
  await product.open('iq3');
  const box = page.getByRole('button', { name: 'Show: What is in the Sonde IQ3 box' });
  await box.click();
  await expect(box).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('img', { name: /^What is in the Sonde IQ3 box/ })).toBeVisible();
});

test('an unavailable choice stays visible with its reason and can’t be selected @full', async ({ page }) => {
  const product = new ProductPage(page);
  await product.open('iq3');
  const lightning = product.option('Connector', 'Lightning');
  await expect(lightning).toBeDisabled();
  await expect(lightning).toHaveAccessibleDescription('Not available for this probe');
});

test('more than ten probes lead to sales @full', async ({ page }) => {
  const product = new ProductPage(page);
  await product.open('iq3/individual/1-year/?quantity=11');
  await expect(page.getByText('Need more than 10? Contact us for a quote').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/us/en/form/contact/#type=BUNDLE_PURCHASE&entry=HUMAN',
  );
  await expect(product.addToCart).toBeDisabled();
});

test('a longer warranty shows its price per probe, and the total @full', async ({ page }) => {
  const product = new ProductPage(page);
  const warranties = page.getByRole('radiogroup', { name: 'Warranty' });
  await product.open('iq3/individual/1-year/?quantity=1');
  await expect(warranties).toContainText('$249 per probe');
  await product.quantity.fill('3');
  await expect(warranties).toContainText('$747 for 3 probes');
});

test('only accessories that fit the selected connector are offered, and a chosen cable becomes the one that fits @full', async ({
  page,
}) => {
  const product = new ProductPage(page);
  await product.open('iq-plus/basic');
  await expect(product.accessory('USB-C cable')).toBeVisible();
  await expect(product.accessory('Lightning cable')).toHaveCount(0);
  await product.tickAccessory('USB-C cable');
  await expect(totalOf(page)).toHaveAttribute('data-total', String(299900 + 6900));
  await product.choose('Connector', 'Lightning');
  await expect(product.accessory('USB-C cable')).toHaveCount(0);
  await expect(product.accessory('Lightning cable')).toBeChecked();
  await expect(totalOf(page)).toHaveAttribute('data-total', String(299900 + 6900));
  await expect(product.choice).toHaveText('1 probe, Lightning, Lightning cable');
});
