import { expect, type Locator, type Page } from '@playwright/test';
import type { AddressEvent, AddressField } from '../../../machines/address/index.ts';
import {
  billingAddressFormOf,
  billingSourceIn,
  checkoutOf,
  type CheckoutEvent,
  type CheckoutSnapshot,
} from '../../../machines/checkout/index.ts';
import { CheckoutPage } from '../../../tests/e2e/pages/checkout-page.ts';
import type { Deeds } from './flow-driver.ts';
import { absent, whilePending } from './refusals.ts';
import { setAnew, typeAnew } from './typing.ts';

type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { readonly type: Type }>;

const leave = async (field: Locator) => {
  await field.focus();
  await field.blur();
};

export function contactDeeds(
  page: Page,
): Deeds<
  EventOf<'contact.field.changed' | 'contact.field.left' | 'contact.marketing.changed' | 'contact.submitted'>,
  CheckoutSnapshot
> {
  const checkout = new CheckoutPage(page);
  const { email, purchaseOrderNumber, costCentre } = checkout;
  const fields = { email, purchaseOrderNumber, costCentre };
  const news = page.getByRole('checkbox', { name: /^Write to me about new products/ });
  return {
    'contact.field.changed': { perform: ({ field, value }) => typeAnew(fields[field], value) },
    'contact.field.left': { perform: ({ field }) => leave(fields[field]) },
    'contact.marketing.changed': { perform: ({ isOptedIn }) => setAnew(news, isOptedIn) },
    'contact.submitted': { perform: () => checkout.continue.click() },
  };
}

export function addressDeeds(page: Page): Deeds<AddressEvent, CheckoutSnapshot> {
  const checkout = new CheckoutPage(page);
  const { address } = checkout;
  const fields: Partial<Readonly<Record<AddressField, Locator>>> = {
    firstName: address.firstName,
    lastName: address.lastName,
    streetAddress1: address.street,
    city: address.city,
    postalCode: address.postalCode,
    phone: address.phone,
  };
  const fieldAt = (name: AddressField): Locator => {
    const field = fields[name];
    if (field === undefined) throw new Error(`Nobody types into "${name}".`);
    return field;
  };
  return {
    'address.country.changed': {
      perform: async ({ country }) => void (await address.country.selectOption(country)),
      refusals: [
        {
          reason: 'Where nothing ships, the prices hold for the country of the invoice alone.',
          isMet: (snapshot, { country }) =>
            checkoutOf(snapshot)?.isShippingRequired === false &&
            ![snapshot.context.country, billingAddressFormOf(snapshot).address.country].includes(country),
          attempt: ({ country }) =>
            expect(address.country.locator(`option[value="${country}"]`)).toHaveCount(0),
        },
      ],
    },
    'address.field.changed': { perform: ({ field, value }) => fieldAt(field).fill(value) },
    'address.field.left': { perform: ({ field }) => leave(fieldAt(field)) },
    'address.submitted': { perform: () => checkout.continue.click() },
  };
}

const methodNames: Readonly<Record<string, 'Standard' | 'Express'>> = {
  standard: 'Standard',
  express: 'Express',
};

export function shippingDeeds(
  page: Page,
): Deeds<EventOf<'shipping.method.chosen' | 'shipping.method.submitted'>, CheckoutSnapshot> {
  const checkout = new CheckoutPage(page);
  const express = checkout.shippingMethod('Express');
  return {
    'shipping.method.chosen': {
      perform: async ({ shippingMethodId }) => {
        const name = methodNames[shippingMethodId] ?? 'Standard';
        if (await checkout.shippingMethod(name).isChecked())
          await checkout.chooseShippingMethod(name === 'Express' ? 'Standard' : 'Express');
        await checkout.chooseShippingMethod(name);
      },
      refusals: [
        absent(
          express,
          'Nothing is on offer.',
          ({ context }) => context.checkout?.shippingMethods.length === 0,
        ),
      ],
    },
    'shipping.method.submitted': { perform: () => checkout.continue.click() },
  };
}

export function billingDeeds(
  page: Page,
): Deeds<
  EventOf<
    'billing.source.chosen' | 'billing.submitted' | 'billing.taxId.changed' | 'billing.taxId.checkedAgain'
  >,
  CheckoutSnapshot
> {
  const checkout = new CheckoutPage(page);
  const { isBilledToShipping: box, addTaxId, taxId, checkTaxIdAgain } = checkout;
  return {
    'billing.source.chosen': {
      perform: ({ source }) => box.setChecked(source === 'shipping'),
      refusals: [
        {
          reason: 'The box says so already.',
          isMet: (snapshot, { source }) => billingSourceIn(snapshot) === source,
          attempt: ({ source }) => box.setChecked(source === 'shipping'),
        },
      ],
    },
    'billing.taxId.changed': {
      perform: async ({ value }) => {
        if (!(await taxId.isVisible())) await addTaxId.click();
        await typeAnew(taxId, value);
      },
    },
    'billing.taxId.checkedAgain': {
      perform: () => checkTaxIdAgain.click(),
      refusals: [
        absent(
          checkTaxIdAgain,
          'The register has answered.',
          ({ context }) => context.checkout?.taxIdStatus !== 'UNCONFIRMED',
        ),
      ],
    },
    'billing.submitted': {
      perform: () => checkout.continue.click(),
      refusals: [whilePending(checkout.continue)],
    },
  };
}
