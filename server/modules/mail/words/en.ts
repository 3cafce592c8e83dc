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
  discountWith: (code) => `Discount ${code}`,
  shipping: 'Shipping',
  shippingBy: (method) => `Shipping (${method})`,
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
  estimatedTax: 'Estimated tax',
  registrationNumber: (number) => `Registration number: ${number}`,
  taxNote: {
    GROSS_INCLUDES_TAX: ({ name, rate }) => `(incl. ${rate} ${name})`,
    NET_PLUS_TAX: ({ name }) => `(plus ${name})`,
    REVERSE_CHARGE: ({ name }) => `without ${name} (reverse charge)`,
  },
  withoutTax: '(without tax)',
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
    `Your seats, invoices and renewal are in your account: ${url}. Sign in, or create an account, with the email address you used for this order.`,
  rental: ({ name, price, taxNote, day, lastDay }) =>
    `${name}: ${price} ${taxNote} every month, at least through ${lastDay}. The next payment is on ${day}.`,
  prepaidMembership: 'Your membership',
  prepaid: ({ name, day }) => `${name} runs through ${day} and doesn’t renew automatically.`,
  shippingAddress: 'Shipping address',
  billingAddress: 'Billing address',
  references: 'Your references',
  labelled: (label, value) => `${label}: ${value}`,
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
      subject: 'Your student and trainee discount',
      opening: (code) => `We’ve confirmed that you’re in training. Your code is ${code}.`,
      use: (day) =>
        `At checkout, enter this email address first, then the code. You can use it once, for one probe, until ${day}.`,
    },
    declined: {
      subject: 'We couldn’t confirm that you’re in training',
      opening:
        'Your document doesn’t show that you’re currently studying or training, or we couldn’t read it.',
      remedy: 'You can send another one, such as a student ID with a date or a letter from your school.',
      again: 'Send another document',
    },
  },
  declaration: {
    heading: 'Your statement',
    fields: {
      cause: (answer) => `Reason: ${answer}`,
      endsOn: (answer) => `I want it to end on ${answer}.`,
      name: (answer) => `Name: ${answer}`,
      contract: (answer) => `Contract: ${answer}`,
      items: (answer) => `Only these items: ${answer}`,
      email: (answer) => `Email address for this receipt: ${answer}`,
    },
    notYou:
      'If this wasn’t you, someone entered your email address. Reply to this email and we’ll put it right.',
    withdrawal: {
      statement: 'I withdraw from the contract named below.',
      subject: (number) => `Your withdrawal: receipt ${number}`,
      received: (day, time) => `We received your withdrawal on ${day} at ${time}.`,
      confirm: 'Confirm withdrawal',
      outcome: {
        WITHDRAWN: (order) =>
          `You have withdrawn from order ${order}. We won’t ship anything else, and any membership you bought with it has ended. We’ll refund what you paid within 14 days of receiving your withdrawal. For items you already have, we may wait until we get them back or you show us that you sent them.`,
        TO_BE_CONFIRMED:
          'Your withdrawal counts as received at the time above. Press the button below to confirm it, and it takes effect right away. Otherwise our team will review it and email you.',
        TO_BE_CHECKED:
          'Your withdrawal counts as received at the time above. Our team will review it and email you.',
      },
    },
    cancellation: {
      subject: (number) => `Your cancellation: receipt ${number}`,
      received: (day, time) => `We received your cancellation on ${day} at ${time}.`,
      statement: {
        ORDINARY: 'I cancel the membership named below, effective on the earliest possible date.',
        FOR_CAUSE: 'I cancel the membership named below for cause.',
      },
      confirm: 'Confirm cancellation',
      outcome: {
        CANCELED: (day) =>
          `Your membership no longer renews. It ends on ${day}, and nothing will be charged after that. You keep access until then.`,
        ENDED: (day) =>
          `Your membership ended on ${day}. It doesn’t renew, and nothing more will be charged.`,
        TO_BE_CONFIRMED:
          'Your cancellation counts as received at the time above. Press the button below to confirm it, and it takes effect right away. Otherwise our team will review it and email you.',
        TO_BE_CHECKED:
          'Your cancellation counts as received at the time above. Our team will review it and email you when your membership ends.',
      },
    },
  },
  invitation: {
    subject: (organization) => `${organization} invites you to Sonde`,
    opening: (organization) =>
      `${organization} has invited you to join its team on Sonde. Accept with this email address.`,
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
      `Send us the probe with serial number ${number}. It must reach us by ${day}. You pay the postage.`,
    label: (url) => `Print the label: ${url}`,
    late: 'If it doesn’t reach us by then, you lose the credit, and we’ll email you a bill for that amount, including tax.',
    billed: {
      subject: ({ order, amount }) => `Your trade-in for order ${order}: ${amount} due`,
      opening: ({ number, day, order }) =>
        `The probe with serial number ${number} didn’t reach us by ${day}, so its credit for order ${order} no longer applies.`,
      pay: ({ amount, due }) =>
        `Please pay ${amount}, including tax, by ${due}. Reply to this email and we’ll send you a secure way to pay. If you’ve already sent the probe, reply with the tracking number.`,
    },
  },
  membership: {
    chargeNear: {
      subject: ({ day }) => `Your membership renews on ${day}`,
      renewal: ({ organization, name, day, amount }) =>
        `${organization}’s membership (${name}) renews on ${day}. We’ll charge ${amount} that day, including all taxes.`,
      trial: ({ organization, name, day, amount }) =>
        `${organization}’s free trial is about to end. Its membership (${name}) starts on ${day}, and we’ll charge ${amount} that day, including all taxes.`,
    },
    cancelRenewal: 'Cancel automatic renewal',
    toCancel: ({ button, day }) =>
      `If you don’t want to renew, choose “${button}” in your account before ${day}. You won’t be charged, and you keep access until then.`,
    committed: ({ lastDay }) =>
      `Your minimum rental term runs through ${lastDay}. If you end it earlier, you pay for the remaining months.`,
    trialEndNear: {
      subject: ({ day }) => `Your free trial ends on ${day}`,
      opening: ({ organization, day }) =>
        `${organization}’s free trial ends on ${day}. You won’t be charged. To keep access, choose a membership before then.`,
    },
    renewed: {
      subject: ({ day }) => `Your receipt: membership renewed until ${day}`,
      opening: ({ organization, name, day }) =>
        `${organization}’s membership (${name}) has been renewed until ${day}.`,
      invoice: ({ number }) => `Invoice ${number}`,
      taxIncluded: 'Taxes included',
      paid: 'Paid',
      nextCharge: ({ day }) => `The next charge is on ${day}.`,
    },
    changed: {
      subject: 'Your receipt: membership changed',
      opening: ({ organization, name, day }) =>
        `${organization}’s membership is now ${name}. It’s paid through ${day}.`,
    },
    chargeFailed: {
      subject: 'We couldn’t renew your membership',
      opening: ({ amount, organization, name }) =>
        `We couldn’t charge ${amount} for ${organization}’s membership (${name}).`,
      nextTry: ({ day, lastDay }) => `We’ll try again on ${day}. You keep access until ${lastDay}.`,
      remedy:
        'Please check your payment method in your account. If your bank asks you to confirm payments, save your card again there.',
      payByLink: 'You can also pay now by card or another method. Anyone who has the link can pay.',
      pay: 'Pay now',
    },
    refunded: {
      subject: ({ amount }) => `We’ve refunded ${amount}`,
      opening: ({ amount, organization, name }) =>
        `We’ve refunded ${amount} for ${organization}’s membership (${name}).`,
      reason:
        'The membership had already been changed or canceled when your payment arrived, so we refunded it. It can take a few days to appear on your statement.',
    },
    referralCredited: {
      subject: 'You’ve earned referral credit',
      opening: ({ organization }) =>
        `A member of ${organization} referred someone who placed an order, and the return period has ended.`,
      effect: ({ name }) => `We’ll apply the credit to your membership (${name}) at your next renewals.`,
      earned: 'Months earned',
      available: 'Months available',
    },
    ended: {
      subject: 'Your membership has ended',
      opening: ({ organization, name }) => `${organization}’s membership (${name}) has ended.`,
      unpaid: 'We couldn’t collect the payment in time.',
      comeBack: 'You won’t be charged again. You can start a new membership at any time.',
    },
    manage: 'Manage your membership',
  },
};
