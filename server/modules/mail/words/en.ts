import type { MailWords } from './mail-words.ts';

/** How to reach us, where the hours are those of a zone. */
export function supportIn(zone: string): Pick<MailWords, 'toReturn' | 'toReturnOrCancel'> {
  const reach = (phone: string, address: string) =>
    `call ${phone} (Monday to Friday, 8 am to 6 pm ${zone}) or write to us at ${address}.`;
  return {
    toReturn: (phone, address) => `To return, or with any question, ${reach(phone, address)}`,
    toReturnOrCancel: (phone, address) =>
      `To return or cancel, or with any question, ${reach(phone, address)}`,
  };
}

export const en: MailWords = {
  subject: (number) => `Your order ${number}`,
  title: (number) => `Thank you. Your order ${number} is confirmed`,
  orderedOn: (day) => `Ordered on ${day}.`,
  arrivesOn: (day) => `Your order arrives on ${day}.`,
  arrivesBetween: (earliest, latest) => `Your order arrives between ${earliest} and ${latest}.`,
  lines: 'What you ordered',
  each: (price) => `${price} each`,
  free: 'Free',
  freeWithCode: (code) => `free with code ${code}`,
  extendedTo: (term) => `Extended to ${term} in all, the included year counted`,
  price: 'Price',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  taxNames: {
    VAT: 'VAT',
    GST: 'GST',
    SALES_TAX: 'sales tax',
    NONE: 'tax',
  },
  tax: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `Includes ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => name,
    REVERSE_CHARGE: ({ name }) => `${name}: 0%, reverse charge`,
  },
  registrationNumber: (number) => `Registration number: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `incl. ${rate} ${name}`,
    NET_PLUS_TAX: ({ name }) => `plus ${name}`,
    REVERSE_CHARGE: ({ name }) => `without ${name} (reverse charge)`,
  },
  withoutTax: 'without tax',
  reverseCharge: 'Reverse charge: the buyer accounts for VAT.',
  total: 'Total',
  payment: 'Payment',
  nothingToPay: 'Nothing to pay.',
  paidOn: (day) => `paid on ${day}`,
  underWaySince: (day) => `under way since ${day}`,
  nextCharge: 'Next charge',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} renews on ${day} for ${price} ${taxNote}, then ${years === 1 ? 'every year' : `every ${years} years`}. You can cancel until then: call or write to us.`,
  shippingAddress: 'Shipping address',
  billingAddress: 'Billing address',
  references: 'Your references',
  organization: 'Organization',
  purchaseOrderNumber: 'Purchase order number',
  costCentre: 'Cost center',
  vatNumber: 'VAT number',
  support: 'Questions, returns, canceling',
  returns:
    'You can return everything within 30 days after delivery for the full price, tax and standard shipping included. Call us; we send a label.',
  ...supportIn('Eastern time'),
  terms: (url) => `Terms, returns and warranty: ${url}`,
  seeOrder: 'See your order',
  soldBy: (seller) => `Sold by ${seller}`,
  receipt: {
    subject: 'Thank you for writing to us',
    outcome: {
      ANSWER: 'We have your message, and somebody answers you by e-mail.',
      DEMONSTRATION: 'We have your message, and write to you to find a time for the demonstration.',
      PLACE: 'Your place is kept. We send you the link by e-mail.',
      MEETING: 'We have your message, and write to you to find a time.',
      REQUEST: 'We have your request, and tell you by e-mail once it is done.',
      OFFERS: 'We have your address, and write to you when the offers begin.',
    },
    notYou: 'If it was not you who wrote, somebody mistyped their address, and you need not do anything.',
    shop: 'Go to the shop',
  },
};
