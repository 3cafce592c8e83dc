import { expect, type Locator, type Page } from '@playwright/test';
import type { PostalAddress } from '../buyers.ts';
import type { TestCard } from '../cards.ts';
import { textIn } from '../catalogue-texts.ts';
import { makeOwn } from '../own-checkout.ts';
import { waitForHydration } from '../hydration.ts';
import { CardFields } from './card-fields.ts';
import { VoucherField } from './voucher-field.ts';

const stepNames = [
  'Contact',
  'Shipping address',
  'Shipping method',
  'Billing address',
  'Payment',
  'Review',
] as const;
export type StepName = (typeof stepNames)[number];

/** For a screen, in milliseconds. `waitFor` looks again sooner than an assertion, which pauses for up to a second. */
const longestWait = 10_000;

/** How a buyer completes the steps; other steps keep their preselection. */
type Answers = Readonly<Partial<Record<StepName, () => Promise<unknown>>>>;

/** The fields of an address in display order, by label. */
export class AddressFields {
  readonly country: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly street: Locator;
  readonly moreLines: Locator;
  readonly organization: Locator;
  readonly suite: Locator;
  readonly city: Locator;
  readonly state: Locator;
  readonly postalCode: Locator;
  readonly phone: Locator;

  constructor(page: Page) {
    const text = (name: string | RegExp) => page.getByRole('textbox', { name });
    this.country = page.getByRole('combobox', { name: 'Country or region' });
    this.firstName = text('First name');
    this.lastName = text('Last name');
    this.street = text('Street address');
    this.moreLines = page.getByText('Add company, apartment, suite or floor');
    this.organization = text(/^Organi[sz]ation \(optional\)/);
    this.suite = text(/^Apt, suite/);
    this.city = text('City');
    this.state = page.getByRole('combobox', { name: 'State' });
    this.postalCode = text('ZIP code');
    this.phone = text(/^Phone/);
  }

  async fill(address: PostalAddress): Promise<void> {
    await this.firstName.fill(address.firstName);
    await this.lastName.fill(address.lastName);
    await this.street.fill(address.street);
    await this.city.fill(address.city);
    await this.state.selectOption({ label: address.state });
    await this.postalCode.fill(address.postalCode);
    await this.phone.fill(address.phone);
  }
}

export class CheckoutPage {
  /** The machine's state is its `data-state`. */
  readonly flow: Locator;
  /** One for each step of the screen, in order. */
  readonly headings: Locator;
  readonly continue: Locator;
  readonly back: Locator;
  readonly continueHere: Locator;
  readonly placeOrder: Locator;
  readonly email: Locator;
  readonly emailSuggestion: Locator;
  readonly isForOrganization: Locator;
  readonly organizationName: Locator;
  readonly purchaseOrderNumber: Locator;
  readonly costCentre: Locator;
  readonly address: AddressFields;
  readonly note: Locator;
  readonly isBilledToShipping: Locator;
  readonly renewsAutomatically: Locator;
  readonly taxId: Locator;
  readonly checkTaxIdAgain: Locator;
  /** Shown instead of the card if no available method can pay the order. */
  readonly noMethod: Locator;
  readonly card: CardFields;
  readonly useAnotherCard: Locator;
  /** The text in the provider's field for an IBAN. */
  readonly iban: Locator;
  readonly accountHolder: Locator;
  readonly useAnotherAccount: Locator;
  /** For whom a quote is; only shown if one is asked for. */
  readonly quoteOrganization: Locator;
  readonly acknowledgements: Locator;
  readonly voucher: VoucherField;
  /** Above the form after a failed Continue. */
  readonly problems: Locator;
  readonly noConnection: Locator;
  readonly orderChanged: Locator;
  readonly nothingCharged: Locator;
  readonly summary: Locator;
  readonly #page: Page;
  readonly #catalogue: string;

  /** Finds steps by the texts of `catalogue`, fields and other buttons by English ones. */
  constructor(page: Page, catalogue = 'en') {
    this.#page = page;
    this.#catalogue = catalogue;
    this.flow = page.locator('[data-flow="checkout"]');
    this.headings = this.flow.locator('form section > div > h2[tabindex="-1"]');
    this.continue = page.getByRole('button', { name: textIn(catalogue, 'Continue'), exact: true });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.continueHere = page.getByRole('button', { name: 'Continue here' });
    this.placeOrder = page.getByRole('button', { name: /^(Place order|Order with obligation to pay)$/ });
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.emailSuggestion = page.getByRole('button', { name: /^Did you mean/ });
    this.isForOrganization = page.getByRole('checkbox', { name: /^Buying for an organi[sz]ation/ });
    this.organizationName = page.getByRole('textbox', { name: /^Organi[sz]ation$/ });
    this.purchaseOrderNumber = page.getByRole('textbox', { name: 'Purchase order number' });
    this.costCentre = page.getByRole('textbox', { name: 'Cost center' });
    this.address = new AddressFields(page);
    this.note = page.locator('textarea[name=note]');
    this.isBilledToShipping = page.getByRole('checkbox', { name: 'Same as shipping address' });
    this.renewsAutomatically = page.locator('[name="autoRenewal"]');
    this.taxId = page.getByRole('textbox', { name: /^(VAT|Tax) number/ });
    this.checkTaxIdAgain = page.getByRole('button', { name: 'Check again' });
    this.noMethod = page.getByRole('alert').filter({ hasText: 'You can’t pay for this order online' });
    this.card = new CardFields(page);
    this.quoteOrganization = page.locator('[name=equoteOrganizationName]');
    this.useAnotherCard = page.getByRole('button', { name: 'Use another card' });
    this.iban = page.frameLocator('#account-iban iframe').getByRole('textbox');
    this.accountHolder = page.getByRole('textbox', { name: 'Account holder' });
    this.useAnotherAccount = page.getByRole('button', { name: 'Use another account' });
    this.acknowledgements = page.getByRole('group', { name: 'Please confirm' }).getByRole('checkbox');
    this.voucher = new VoucherField(page);
    this.problems = page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading', { name: 'There is a problem' }) });
    this.noConnection = page.getByRole('alert').filter({ hasText: 'No connection' });
    this.orderChanged = page.getByRole('alert').filter({ hasText: 'Your order has changed' });
    this.nothingCharged = page
      .getByRole('alert')
      .filter({ hasText: /You haven’t been charged/ })
      .first();
    this.summary = page.getByRole('complementary', { name: 'Order summary' });
  }

  /** Enters an address, also where that of the account arrives in the middle. */
  async enterEmail(email: string): Promise<void> {
    await expect(async () => {
      await this.email.fill(email);
      await expect(this.email).toHaveValue(email, { timeout: 1_000 });
    }).toPass();
  }

  /** Opens this browser's checkout. */
  async open(): Promise<void> {
    await this.#page.goto('/us/en/checkout/');
  }

  /** Opens the link that restores a checkout, in the browser that created it. */
  async openLink(token: string, shop = 'us/en'): Promise<void> {
    await makeOwn(this.#page, shop.slice(0, 2), token);
    await this.#page.goto(`/${shop}/checkout/${token}/`);
    await waitForHydration(this.#page);
  }

  /** Opens the link in another browser, which asks for confirmation. */
  async openForeignLink(token: string, shop = 'us/en'): Promise<void> {
    await this.#page.goto(`/${shop}/checkout/${token}/`);
  }

  step(name: StepName): Locator {
    return this.#page.getByRole('heading', { level: 2, name: this.#titleOf(name), exact: true });
  }

  #titleOf(name: StepName): string {
    return textIn(this.#catalogue, name);
  }

  /** The steps of the current screen. */
  async shownSteps(): Promise<readonly StepName[]> {
    await this.headings.first().waitFor({ state: 'attached', timeout: longestWait });
    const titles = await this.headings.allInnerTexts();
    return stepNames.filter((name) => titles.includes(this.#titleOf(name)));
  }

  /**
   * From the current screen to the one with `last`, with as many presses of Continue as there are screens. Fields
   * before `last` on its screen are also filled in.
   */
  async passStepsTo(last: StepName, answers: Answers): Promise<void> {
    for (;;) {
      const steps = await this.shownSteps();
      for (const step of steps) {
        if (step === last) return;
        await answers[step]?.();
      }
      const [first] = steps;
      if (first === undefined) throw new Error('The screen has no steps.');
      await this.pressContinue();
      await this.step(first).waitFor({ state: 'detached', timeout: longestWait });
    }
  }

  /** Below the provider's fields: their frames take a press where they were painted last, so the page is painted first. */
  async pressContinue(): Promise<void> {
    await this.continue.scrollIntoViewIfNeeded();
    await this.#page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    await this.continue.click();
  }

  async expectStep(name: StepName): Promise<void> {
    await this.step(name).waitFor({ timeout: longestWait });
  }

  shippingMethod(name: 'Standard' | 'Express'): Locator {
    return this.#page.getByRole('radio', { description: new RegExp(name) });
  }

  /** The whole card of a method is its label. */
  async chooseShippingMethod(name: 'Standard' | 'Express'): Promise<void> {
    const id = await this.shippingMethod(name).getAttribute('id');
    await this.#page.locator(`label[for="${id}"]`).click();
  }

  /** The field for a note is closed until it is wanted. */
  async writeNote(text: string): Promise<void> {
    if (!(await this.note.isVisible()))
      await this.#page.locator('details:has([name=note]) > summary').click();
    await this.note.fill(text);
  }

  /** An organization begins with the quote. */
  /** Chooses the card where another method is preselected, as for an organization. */
  async chooseCard(): Promise<void> {
    const option = this.#page.getByRole('radio', { name: 'Card', exact: true });
    if ((await option.count()) > 0 && !(await option.isChecked())) await option.press('Space');
  }

  async payByCard(card: TestCard): Promise<void> {
    await this.chooseCard();
    await this.card.enter(card);
  }

  change(what: StepName): Locator {
    return this.#page.getByRole('button', { name: `Change ${what}`, exact: true });
  }

  /** An answer in the review. */
  answer(what: StepName): Locator {
    return this.#page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: this.#page.getByRole('term').filter({ hasText: new RegExp(`^${what}$`) }) })
      .getByRole('definition')
      .first();
  }

  async acknowledgeAll(): Promise<void> {
    await this.acknowledgements.first().waitFor({ state: 'attached', timeout: longestWait });
    for (const box of await this.acknowledgements.all()) await box.check();
  }
}

/** A buyer's input in the English shop. */
interface EnglishAnswers {
  readonly email?: string;
  readonly address?: PostalAddress;
  readonly card?: TestCard;
}

/** {@link CheckoutPage.passStepsTo} in the English shop, by the values of the fields. */
export async function walkTo(
  checkout: CheckoutPage,
  last: StepName,
  { email, address, card }: EnglishAnswers = {},
): Promise<void> {
  await checkout.passStepsTo(last, {
    ...(email !== undefined && { Contact: () => checkout.enterEmail(email) }),
    ...(address && { 'Shipping address': () => checkout.address.fill(address) }),
    ...(card && { Payment: () => checkout.payByCard(card) }),
  });
}
