/** Machines whose paths aren't walked through the running shop as their own, by id, each with the reason. */
export const withoutTable: Readonly<Record<string, string>> = {
  address: 'The paths of the checkout fill in, change and keep its addresses.',
  'address-search': 'It is a part of the address form; its journey follows it through the shop.',
  'credit-card': 'The paths of the payment form give a new card, and keep the one given before.',
  'electronic-quote': 'The paths of the payment form ask for a quote.',
  sepa: 'The paths of the payment form give a new account, and keep the one given before.',
  'total-change': 'It is a part of the cart and of the checkout; its journeys change their totals.',
  voucher: 'The paths of the cart and of the checkout apply codes, and have them refused or unanswered.',
  charge: 'The server enforces it at each change of a charge; nothing on a page runs it.',
  order: 'The server enforces it at each change of an order; nothing on a page runs it.',
  'payment-attempt': 'The server enforces it at each change of an attempt; nothing on a page runs it.',
  quote: 'The server enforces it at each change of a quote; nothing on a page runs it.',
  subscription: 'The server enforces it at each change of a membership; nothing on a page runs it.',
};
