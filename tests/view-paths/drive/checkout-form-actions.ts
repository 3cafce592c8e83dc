import { expect, type Locator, type Page } from '@playwright/test';
import type { AddressField, AddressRequest } from '../../../machines/address/index.ts';
import {
  billingAddressFormOf,
  billingSourceIn,
  checkoutOf,
  type CheckoutEvent,
  type CheckoutSnapshot,
  type ContactField,
  contactFormOf,
  progressOf,
  suggestedEmailOf,
  taxIdViewOf,
} from '../../../machines/checkout/index.ts';
import { eachReference } from '../../../machines/rules/checkout/index.ts';
import { CheckoutPage } from '../../e2e/pages/checkout-page.ts';
import type { Actions } from './flow-driver.ts';
import { refuseWithoutControl, whilePending } from './refusals.ts';
import { setTicked, replaceText } from './typing.ts';

type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { readonly type: Type }>;

const leave = async (field: Locator) => {
  await field.focus();
  await field.blur();
};

/** Whether the contact step shows a field. */
const isAskedFor = (snapshot: CheckoutSnapshot, field: ContactField): boolean => {
  if (field === 'email') return true;
  const isForOrganization = contactFormOf(snapshot).buyer === 'organization';
  return isForOrganization && (field !== 'vatRegistrationNumber' || taxIdViewOf(snapshot) !== null);
};

export function contactActions(
  page: Page,
): Actions<
  EventOf<
    | 'contact.buyer.chosen'
    | 'contact.field.changed'
    | 'contact.field.left'
    | 'contact.marketing.changed'
    | 'contact.submitted'
    | 'contact.suggestion.accepted'
    | 'contact.taxId.checkedAgain'
  >,
  CheckoutSnapshot
> {
  const checkout = new CheckoutPage(page);
  const fields: Readonly<Record<ContactField, Locator>> = {
    email: checkout.email,
    organizationName: checkout.organizationName,
    vatRegistrationNumber: checkout.taxId,
    ...eachReference((name) => page.locator(`[name="${name}"]`)),
  };
  const news = page.getByRole('checkbox', { name: /^Email me about new products/ });
  return {
    'contact.buyer.chosen': {
      perform: ({ buyer }) => checkout.isForOrganization.setChecked(buyer === 'organization'),
      refusals: [
        {
          reason: 'The box says so already.',
          isMet: (snapshot, { buyer }) => contactFormOf(snapshot).buyer === buyer,
          attempt: ({ buyer }) => checkout.isForOrganization.setChecked(buyer === 'organization'),
        },
      ],
    },
    'contact.field.changed': {
      perform: ({ field, value }) => replaceText(fields[field], value),
      refusals: [
        {
          reason: 'Nobody else is asked.',
          isMet: (snapshot, { field }) => !isAskedFor(snapshot, field),
          attempt: ({ field }) => expect(fields[field]).toHaveCount(0),
        },
      ],
    },
    'contact.field.left': { perform: ({ field }) => leave(fields[field]) },
    'contact.marketing.changed': {
      perform: ({ isOptedIn }) => setTicked(news, isOptedIn),
      refusals: [
        refuseWithoutControl(
          news,
          'The tax id is in doubt.',
          (snapshot) => taxIdViewOf(snapshot)?.isDoubted === true,
        ),
      ],
    },
    'contact.suggestion.accepted': {
      perform: () => checkout.emailSuggestion.click(),
      refusals: [
        refuseWithoutControl(
          checkout.emailSuggestion,
          'Nothing is suggested.',
          (snapshot) => suggestedEmailOf(snapshot) === null || taxIdViewOf(snapshot)?.isDoubted === true,
        ),
      ],
    },
    'contact.submitted': {
      perform: () => checkout.continue.click(),
      refusals: [whilePending(checkout.continue)],
    },
    'contact.taxId.checkedAgain': {
      perform: () => checkout.checkTaxIdAgain.click(),
      refusals: [
        refuseWithoutControl(
          checkout.checkTaxIdAgain,
          'The register has answered.',
          ({ context }) => context.checkout?.taxIdStatus !== 'UNCONFIRMED',
        ),
      ],
    },
  };
}

/** Whether the fields of an address are on the screen. */
const isAddressAsked = (snapshot: CheckoutSnapshot): boolean => {
  const steps = progressOf(snapshot)?.steps ?? [];
  const isBilledApart = steps.includes('billing.address') && billingSourceIn(snapshot) === 'own';
  const isHidden = taxIdViewOf(snapshot)?.isDoubted === true;
  return (steps.includes('shipping.address') && !isHidden) || isBilledApart;
};

export function addressActions(page: Page): Actions<AddressRequest, CheckoutSnapshot> {
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
    if (field === undefined) throw new Error(`There is no field "${name}".`);
    return field;
  };
  const noAddress = refuseWithoutControl<unknown, CheckoutSnapshot>(
    address.city,
    'The screen asks for no address.',
    (snapshot) => !isAddressAsked(snapshot),
  );
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
    'address.field.changed': {
      perform: ({ field, value }) => replaceText(fieldAt(field), value),
      refusals: [noAddress],
    },
    'address.field.left': { perform: ({ field }) => leave(fieldAt(field)), refusals: [noAddress] },
    'address.submitted': { perform: () => checkout.continue.click() },
  };
}

const methodNames: Readonly<Record<string, 'Standard' | 'Express'>> = {
  standard: 'Standard',
  express: 'Express',
};

export function shippingActions(
  page: Page,
): Actions<
  EventOf<'shipping.method.chosen' | 'note.changed' | 'shipping.method.submitted'>,
  CheckoutSnapshot
> {
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
        refuseWithoutControl(
          express,
          'Nothing is on offer.',
          ({ context }) => context.checkout?.shippingMethods.length === 0,
        ),
      ],
    },
    'note.changed': {
      perform: ({ note }) => checkout.writeNote(note),
    },
    'shipping.method.submitted': { perform: () => checkout.continue.click() },
  };
}

export function billingActions(
  page: Page,
): Actions<EventOf<'billing.source.chosen' | 'billing.submitted' | 'renewal.chosen'>, CheckoutSnapshot> {
  const checkout = new CheckoutPage(page);
  const { isBilledToShipping: box, renewsAutomatically } = checkout;
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
    'billing.submitted': {
      perform: () => checkout.continue.click(),
      refusals: [whilePending(checkout.continue)],
    },
    'renewal.chosen': { perform: ({ isAutomatic }) => renewsAutomatically.setChecked(isAutomatic) },
  };
}
