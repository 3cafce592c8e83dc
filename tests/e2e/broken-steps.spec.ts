import { interceptOperation, signal } from './api-traffic.ts';
import { accountsDepartment, clinic } from './buyers.ts';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { fullUnless } from '../support/short-runs.ts';
import { breakRequest, everyFault, noAnswer, passTheLongestWait } from './network-faults.ts';
import { CheckoutPage, type StepName, walkTo } from './pages/checkout-page.ts';
import { ConfirmationPage } from './pages/confirmation-page.ts';
import type { Stage } from './prepared-checkout.ts';

// What network and shop may do to the request that saves a step of the checkout: the step stays in a state with a name
// and keeps what was typed, the same button sends it again, and the purchase is one order.

test.use({ viewport: { width: 375, height: 812 } });

interface BrokenStep {
  readonly what: string;
  readonly operation: string;
  /** The case that every run shows; none where that of another step is enough. */
  readonly always: string | null;
  readonly at: Stage;
  readonly give: (checkout: CheckoutPage) => Promise<unknown>;
  /** Where the flow is after the request has failed. */
  readonly state: RegExp;
  readonly keeps: (checkout: CheckoutPage) => Promise<unknown>;
  readonly next: StepName;
}

/** On the screen of contact and address. */
async function giveAddress({ email, address }: CheckoutPage): Promise<void> {
  await email.fill('ada@clinic.example');
  await address.fill(clinic);
}
async function keepsAddress({ email, address }: CheckoutPage): Promise<void> {
  await expect(email).toHaveValue('ada@clinic.example');
  await expect(address.street).toHaveValue(clinic.street);
  await expect(address.postalCode).toHaveValue(clinic.postalCode);
}

const steps: readonly BrokenStep[] = [
  {
    what: 'the contact',
    operation: 'CheckoutEmailUpdate',
    always: null,
    at: 'Contact',
    give: giveAddress,
    state: /^contact\./,
    keeps: keepsAddress,
    next: 'Shipping method',
  },
  {
    what: 'the address',
    operation: 'CheckoutShippingAddressUpdate',
    always: 'the answer is lost',
    at: 'Contact',
    give: giveAddress,
    state: /^shipping\.address\./,
    keeps: keepsAddress,
    next: 'Shipping method',
  },
  {
    what: 'the way of delivery',
    operation: 'CheckoutShippingMethodUpdate',
    always: null,
    at: 'Shipping method',
    async give(checkout) {
      await checkout.chooseShippingMethod('Express');
      await checkout.writeNote('Ring twice');
    },
    state: /^shipping\.method\./,
    async keeps(checkout) {
      await expect(checkout.shippingMethod('Express')).toBeChecked();
      await expect(checkout.note).toHaveValue('Ring twice');
    },
    next: 'Payment',
  },
  {
    what: 'another billing address',
    operation: 'CheckoutBillingAddressUpdate',
    always: null,
    at: 'Billing address',
    async give(checkout) {
      await checkout.isBilledToShipping.uncheck();
      await checkout.address.fill(accountsDepartment);
      await checkout.payByCard(cards.good);
    },
    state: /^billing\.address\./,
    async keeps(checkout) {
      await expect(checkout.address.street).toHaveValue(accountsDepartment.street);
      await expect(checkout.address.state).toHaveValue(accountsDepartment.stateCode);
    },
    next: 'Review',
  },
];

for (const { what, operation, always, at, give, state, keeps, next } of steps)
  for (const fault of everyFault)
    test(`${what} is saved by the second press, where ${fault} @landing${fullUnless(fault === always)}`, async ({
      page,
      prepare,
      database,
      journal,
    }) => {
      journal.provokes(/./);
      const isBroken = signal();
      await interceptOperation(page, operation, async (route, attempt) => {
        if (attempt > 1) return route.fallback();
        await breakRequest(route, fault);
        isBroken.give();
      });
      const checkout = new CheckoutPage(page);
      const { token } = await prepare({ at });
      await checkout.openLink(token);
      await give(checkout);
      if (fault === noAnswer) await page.clock.install();
      await checkout.continue.click();
      await isBroken.given;
      await passTheLongestWait(page, fault);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(checkout.flow).toHaveAttribute('data-state', state);
      await keeps(checkout);

      await checkout.continue.click();
      await checkout.expectStep(next);
      // The card was given together with the billing address.
      await walkTo(checkout, 'Review', next === 'Review' ? {} : { card: cards.good });
      await checkout.acknowledgeAll();
      await checkout.placeOrder.click();
      await expect(new ConfirmationPage(page).orderNumber).toBeVisible();
      const orders = await database`
        select orders.id from orders join checkout on checkout.id = checkout_id
        where checkout.token_hash = sha256(${token})`;
      expect(orders).toHaveLength(1);
    });
