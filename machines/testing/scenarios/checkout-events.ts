import { checkoutSteps } from '../../checkout/index.ts';
import type { ScenarioEvent } from './scenario.ts';

const stepEvents: readonly ScenarioEvent[] = checkoutSteps.ids.map((step) => ({
  sentence: `the buyer asks for the step “${step.replace('.', ' ')}”`,
  event: { type: 'step.requested', step },
}));

/** The possible events of the buyer and of other tabs in the checkout. */
export const checkoutEvents: readonly ScenarioEvent[] = [
  ...stepEvents,
  { sentence: 'the buyer goes back', event: { type: 'back.requested' } },
  { sentence: 'the buyer continues the checkout here', event: { type: 'link.accepted' } },
  {
    sentence: 'the buyer types an email address',
    event: { type: 'contact.field.changed', field: 'email', value: 'ada@clinic.example' },
  },
  {
    sentence: 'the buyer types half an email address',
    event: { type: 'contact.field.changed', field: 'email', value: 'ada@' },
  },
  {
    sentence: 'the buyer mistypes an email address',
    event: { type: 'contact.field.changed', field: 'email', value: 'ada@gmial.com' },
  },
  {
    sentence: 'the buyer accepts the suggested email address',
    event: { type: 'contact.suggestion.accepted' },
  },
  { sentence: 'the buyer leaves the email field', event: { type: 'contact.field.left', field: 'email' } },
  {
    sentence: 'the buyer opts in to news',
    event: { type: 'contact.marketing.changed', isOptedIn: true },
  },
  {
    sentence: 'the buyer buys for an organization',
    event: { type: 'contact.buyer.chosen', buyer: 'organization' },
  },
  {
    sentence: 'the buyer buys for themselves',
    event: { type: 'contact.buyer.chosen', buyer: 'person' },
  },
  {
    sentence: 'the buyer types the organization’s name',
    event: { type: 'contact.field.changed', field: 'organizationName', value: 'Praxis am Tor' },
  },
  {
    sentence: 'the buyer types a tax ID',
    event: { type: 'contact.field.changed', field: 'vatRegistrationNumber', value: 'DE123456704' },
  },
  { sentence: 'the buyer wants the tax ID checked again', event: { type: 'contact.taxId.checkedAgain' } },
  { sentence: 'the buyer continues from the contact details', event: { type: 'contact.submitted' } },
  {
    sentence: 'the buyer types a city',
    event: { type: 'address.field.changed', field: 'city', value: 'Oakland' },
  },
  {
    sentence: 'the buyer chooses another country for the address',
    event: { type: 'address.country.changed', country: 'CA' },
  },
  { sentence: 'the buyer leaves the city', event: { type: 'address.field.left', field: 'city' } },
  { sentence: 'the buyer continues from the address', event: { type: 'address.submitted' } },
  {
    sentence: 'the buyer chooses another shipping method',
    event: { type: 'shipping.method.chosen', shippingMethodId: 'express' },
  },
  {
    sentence: 'the buyer writes a note about the delivery that is too long',
    event: { type: 'note.changed', note: 'Ring twice. '.repeat(22) },
  },
  { sentence: 'the buyer continues from the shipping method', event: { type: 'shipping.method.submitted' } },
  {
    sentence: 'the buyer enters another billing address',
    event: { type: 'billing.source.chosen', source: 'own' },
  },
  {
    sentence: 'the buyer uses the shipping address for billing',
    event: { type: 'billing.source.chosen', source: 'shipping' },
  },
  { sentence: 'the buyer continues from the billing address', event: { type: 'billing.submitted' } },
  {
    sentence: 'the buyer wants the membership to renew automatically',
    event: { type: 'renewal.chosen', isAutomatic: true },
  },
  {
    sentence: 'the buyer wants the membership to end with its term',
    event: { type: 'renewal.chosen', isAutomatic: false },
  },
  {
    sentence: 'the buyer chooses to pay by card',
    event: { type: 'payment.method.chosen', method: 'CREDIT_CARD' },
  },
  {
    sentence: 'the buyer types into the card fields',
    event: { type: 'payment.card.changed', field: 'card.number' },
  },
  { sentence: 'the buyer uses another card', event: { type: 'payment.card.replaced' } },
  { sentence: 'the buyer continues from the payment', event: { type: 'payment.submitted' } },
  {
    sentence: 'the buyer ticks the acknowledgement',
    event: { type: 'attestation.changed', attestation: 'TERMS_AND_CONDITIONS', isTicked: true },
  },
  { sentence: 'the buyer places the order', event: { type: 'order.submitted' } },
  { sentence: 'the buyer tries again', event: { type: 'retry.requested' } },
  { sentence: 'the buyer types a voucher code', event: { type: 'voucher.typed', code: 'WELCOME10' } },
  { sentence: 'the buyer leaves the voucher field', event: { type: 'voucher.left' } },
  { sentence: 'the buyer tries a voucher code', event: { type: 'voucher.submitted', code: 'WELCOME10' } },
  { sentence: 'the buyer sends an empty voucher code', event: { type: 'voucher.submitted', code: ' ' } },
  { sentence: 'the buyer removes the voucher', event: { type: 'voucher.removed' } },
  { sentence: 'the buyer comes back to the tab', event: { type: 'checkout.refreshed' } },
];
