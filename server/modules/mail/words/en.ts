import type { MailWords } from './mail-words.ts';

export const en: MailWords = {
  subject: (number) => `Your order ${number}`,
  title: (number) => `Thank you. Your order ${number} is confirmed`,
  orderedOn: (day) => `Ordered on ${day}.`,
  arrivesOn: (day) => `Your order will arrive on ${day}.`,
  arrivesBetween: (earliest, latest) => `Your order will arrive between ${earliest} and ${latest}.`,
  lines: 'What you ordered',
  each: (price) => `${price} each`,
  free: 'Free',
  freeWithCode: (code) => `free with code ${code}`,
  extendedTo: (term) => `${term} of coverage in total`,
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
  underWaySince: (day) => `processing since ${day}`,
  nextCharge: 'Next charge',
  renewal: ({ name, day, price, taxNote, years }) =>
    `${name} renews on ${day} at ${price} ${taxNote}, then ${years === 1 ? 'every year' : `every ${years} years`}. Cancel anytime before then in your account or by phone or email.`,
  membershipAccount: (url) =>
    `Your seats, invoices and renewal are in your account: ${url}. Sign in, or create an account, with the email address of this order.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} every month, at least through ${lastDay}. The next payment is on ${day}.`,
  prepaidMembership: 'Your membership',
  prepaid: ({ name, day }) => `${name} runs through ${day} and doesn’t renew automatically.`,
  shippingAddress: 'Shipping address',
  billingAddress: 'Billing address',
  references: 'Your references',
  organization: 'Organization',
  purchaseOrderNumber: 'Purchase order number',
  costCentre: 'Cost center',
  vatNumber: 'VAT number',
  support: 'Questions, returns and cancellations',
  returns:
    'Return anything within 30 days of delivery for a full refund, including tax and standard shipping. Call us and we’ll email you a prepaid label.',
  supportHours: {
    AMERICA: 'Monday to Friday, 8 am to 6 pm Eastern time',
    BRITAIN: 'Monday to Friday, 9 am to 5 pm London time',
    EUROPE: 'Monday to Friday, 9 am to 5 pm Berlin time',
    OCEANIA: 'Monday to Friday, 9 am to 5 pm Sydney time',
  },
  toReturn: (phone, hours, address) =>
    `For returns or questions, call ${phone} (${hours}) or contact us at ${address}.`,
  toReturnOrCancel: (phone, hours, address) =>
    `For returns, cancellations or questions, call ${phone} (${hours}) or contact us at ${address}.`,
  terms: (url) => `Terms, returns and warranty: ${url}`,
  seeOrder: 'See your order',
  soldBy: (seller) => `Sold by ${seller}`,
  receipt: {
    subject: 'Thank you for contacting us',
    outcome: {
      ANSWER: 'We’ve received your message and will get back to you by email.',
      DEMONSTRATION: 'We’ve received your message and will email you to arrange a demo.',
      PLACE: 'Your place is reserved. We’ll email you the link.',
      MEETING: 'We’ve received your message and will email you to arrange a time.',
      REQUEST: 'We’ve received your request and will email you when it’s done.',
      OFFERS: 'You’re on the list. We’ll email you when the offers start.',
      PAPER: 'The white paper is ready to read.',
      VIDEO: 'Your video is ready to watch.',
    },
    result: { PAPER: 'Read the white paper', VIDEO: 'Watch the video' },
    notYou:
      'If you didn’t contact us, someone entered your email address by mistake. You can ignore this email.',
    shop: 'Go to the shop',
  },
  learner: {
    approved: {
      subject: 'Your learner discount',
      opening: (code) => `We’ve confirmed that you’re in training. Your code is ${code}.`,
      use: (day) =>
        `Enter it at checkout, after this email address. It works once, for one probe, until ${day}.`,
    },
    declined: {
      subject: 'We couldn’t confirm that you’re in training',
      opening: 'The document that you sent doesn’t show that you’re in training now, or we couldn’t read it.',
      remedy: 'You can send another one, such as a student ID with a date or a letter from your school.',
      again: 'Send another document',
    },
  },
  declaration: {
    heading: 'What you declared',
    fields: {
      cause: (answer) => `Cause: ${answer}`,
      endsOn: (answer) => `I want it to end on ${answer}.`,
      name: (answer) => `Name: ${answer}`,
      contract: (answer) => `Contract: ${answer}`,
      items: (answer) => `Only these items: ${answer}`,
      email: (answer) => `Email address for this receipt: ${answer}`,
    },
    notYou:
      'If you didn’t declare this, someone entered your email address. Please reply to this email so that we can put it right.',
    withdrawal: {
      statement: 'I withdraw from the contract named below.',
      subject: (number) => `Your withdrawal: receipt ${number}`,
      received: (day, time) => `We received your withdrawal on ${day} at ${time}.`,
      confirm: 'Confirm withdrawal',
      outcome: {
        WITHDRAWN: (order) =>
          `You have withdrawn from order ${order}. Nothing more will be shipped, and the membership bought with it has ended. We’ll return what you paid within 14 days of receiving your withdrawal; for goods that you already have, we may wait until they are back or you have shown that you sent them.`,
        TO_BE_CONFIRMED:
          'Your withdrawal counts as received at this time. Confirm it with the button below so that it takes effect right away. Otherwise a person will look at it and contact you at this address.',
        TO_BE_CHECKED:
          'Your withdrawal counts as received at this time. A person will check it and contact you at this address.',
      },
    },
    cancellation: {
      subject: (number) => `Your cancellation: receipt ${number}`,
      received: (day, time) => `We received your cancellation on ${day} at ${time}.`,
      statement: {
        ORDINARY: 'I cancel the membership named below at the next possible date.',
        FOR_CAUSE: 'I cancel the membership named below for cause.',
      },
      confirm: 'Confirm cancellation',
      outcome: {
        CANCELED: (day) =>
          `Your membership no longer renews. It ends on ${day}, and nothing will be charged after that. You keep access until then.`,
        ENDED: (day) =>
          `Your membership ended on ${day}. It doesn’t renew, and nothing more will be charged.`,
        TO_BE_CONFIRMED:
          'Your cancellation counts as received at this time. Confirm it with the button below so that it takes effect right away. Otherwise a person will look at it and contact you at this address.',
        TO_BE_CHECKED:
          'Your cancellation counts as received at this time. A person will check it and tell you at this address when your membership ends.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} invites you to Sonde`,
    opening: (organization) =>
      `${organization} has invited you to join its organization on Sonde. Accept with this email address.`,
    openUntil: (day) => `You can accept until ${day}.`,
    accept: 'Accept the invitation',
    notYou: (organization) =>
      `If you don’t know ${organization}, you can ignore this email. You won’t join unless you accept.`,
  },
  shipment: {
    shipped: (order) => `Your order ${order} has shipped`,
    somePart: (order) => `Part of your order ${order} has shipped`,
    items: 'In this shipment',
    tracking: (number) => `Tracking number: ${number}`,
    rest: 'We’ll email you again when the rest ships.',
  },
  tradeIn: {
    credit: 'Trade-in credit',
    heading: 'Your old probe',
    send: ({ number, day }) =>
      `Send us the probe with the serial number ${number} so that it reaches us by ${day}. You pay the postage.`,
    label: (url) => `Print the label: ${url}`,
    late: 'If it doesn’t reach us by then, the credit no longer counts, and we’ll email you a bill for what it took off, including tax.',
    billed: {
      subject: ({ order, amount }) => `Your trade-in for order ${order}: ${amount} due`,
      opening: ({ number, day, order }) =>
        `The probe with the serial number ${number} didn’t reach us by ${day}. Its credit for order ${order} no longer counts.`,
      pay: ({ amount, due }) =>
        `Please pay ${amount}, including tax, by ${due}. Reply to this email and we’ll send you a secure way to pay. If you’ve already sent the probe, reply with the tracking number.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Your membership renews on ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `The membership of ${organization} (${name}) renews on ${day}. We’ll charge ${amount} on that day, including all taxes.`,
      trial: ({ organization, name, day, amount }) =>
        `The free trial of ${organization} is about to end. Its membership (${name}) begins on ${day}, and we’ll charge ${amount} on that day, including all taxes.`,
    },
    cancelRenewal: 'Cancel automatic renewal',
    toCancel: ({ button, day }) =>
      `If you don’t want to renew, choose “${button}” in your account before ${day}. You won’t be charged, and what you’ve paid for stays yours until then.`,
    committed: ({ lastDay }) =>
      `You’re committed to the rental through ${lastDay}. If you leave earlier, you pay for the months that are left.`,
    trialEndNear: {
      subject: ({ day }) => `Your free trial ends on ${day}`,
      opening: ({ organization, day }) =>
        `The free trial of ${organization} ends on ${day}. You won’t be charged. To keep access, choose a membership before then.`,
    },
    renewed: {
      subject: ({ day }) => `Your receipt: membership renewed until ${day}`,
      opening: ({ organization, name, day }) =>
        `The membership of ${organization} (${name}) has been renewed until ${day}.`,
      invoice: ({ number }) => `Invoice ${number}`,
      taxIncluded: 'Taxes included',
      paid: 'Paid',
      nextCharge: ({ day }) => `The next charge is on ${day}.`,
    },
    changed: {
      subject: 'Your receipt: membership changed',
      opening: ({ organization, name, day }) =>
        `The membership of ${organization} is now ${name}. It’s paid until ${day}.`,
    },
    chargeFailed: {
      subject: 'We couldn’t renew your membership',
      opening: ({ amount, organization, name }) =>
        `We couldn’t charge ${amount} for the membership of ${organization} (${name}).`,
      nextTry: ({ day, lastDay }) => `We’ll try again on ${day}. You keep access until ${lastDay}.`,
      remedy:
        'Please check your payment method in your account. If your bank asks you to confirm payments, save your card again there.',
      payByLink: 'You can also pay now by card or in another way. Anyone who has the link can pay.',
      pay: 'Pay now',
    },
    refunded: {
      subject: ({ amount }) => `We’ve refunded ${amount}`,
      opening: ({ amount, organization, name }) =>
        `We’ve refunded ${amount} for the membership of ${organization} (${name}).`,
      reason:
        'The membership had already been changed or canceled when your payment arrived, so we returned it. It can take a few days to appear on your statement.',
    },
    referralCredited: {
      subject: 'You’ve earned referral credit',
      opening: ({ organization }) =>
        `Someone referred by a member of ${organization} has ordered from us, and can no longer return the order.`,
      effect: ({ name }) => `The credit pays for months of your membership (${name}) at the next renewals.`,
      earned: 'Months earned',
      available: 'Months available',
    },
    ended: {
      subject: 'Your membership has ended',
      opening: ({ organization, name }) => `The membership of ${organization} (${name}) has ended.`,
      unpaid: 'We couldn’t collect the payment in time.',
      comeBack: 'You won’t be charged again. You can start a new membership at any time.',
    },
    manage: 'Manage your membership',
  },
};
