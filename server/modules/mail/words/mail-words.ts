import type { PurchaseReference } from '@sonde/machines/rules/checkout';
import type { TaxKind } from '@sonde/machines/rules/places';
import type { CancellationGround, DeclarationField } from '@sonde/machines/rules/declaration';
import type { LeadOutcome, LeadResult, SupportDeskName } from '@sonde/machines/rules/leads';
import type { TaxTreatment } from '@sonde/machines/rules/tax';

/** A tax of an order: its name as in `taxNames`, its rate with a percent sign. */
interface NamedTax {
  readonly name: string;
  readonly rate: string;
}

/** How the tax relates to a price, as text. */
type TaxWords = Readonly<Record<TaxTreatment, (tax: NamedTax) => string>>;

/** The parts of a renewal's text; days and amounts are already formatted. */
interface RenewalWords {
  readonly name: string;
  readonly day: string;
  readonly price: string;
  readonly taxNote: string;
  readonly years: number;
}

/** An old probe for which an order has credit; days and amounts are already formatted. */
interface TradeInWords {
  /** The row of the credit among the prices. */
  readonly credit: string;
  readonly heading: string;
  /** `number` is the probe's serial number, `day` the last one for it to arrive. */
  readonly send: (probe: { readonly number: string; readonly day: string }) => string;
  readonly label: (url: string) => string;
  /** What follows if it doesn't arrive. */
  readonly late: string;
  /** The bill for a credit whose probe didn't arrive. */
  readonly billed: {
    readonly subject: (bill: { readonly order: string; readonly amount: string }) => string;
    readonly opening: (bill: {
      readonly number: string;
      readonly day: string;
      readonly order: string;
    }) => string;
    readonly pay: (bill: { readonly amount: string; readonly due: string }) => string;
  };
}

/** The receipt for the sender of a form. */
interface ReceiptWords {
  /** Title and subject. */
  readonly subject: string;
  /** The same text as on the form's page. */
  readonly outcome: Readonly<Record<LeadOutcome, string>>;
  /** The label of the link to what the form opens. */
  readonly result: Readonly<Record<LeadResult, string>>;
  /** For recipients whose address another person entered. */
  readonly notYou: string;
  readonly shop: string;
}

/** The decision about a learner. Title and subject are the same. */
interface LearnerWords {
  readonly approved: {
    readonly subject: string;
    readonly opening: (code: string) => string;
    /** How the code is used, and until which day. */
    readonly use: (day: string) => string;
  };
  readonly declined: {
    readonly subject: string;
    readonly opening: string;
    readonly remedy: string;
    /** The button. */
    readonly again: string;
  };
}

/** The invitation to an organization, which is named. */
interface InvitationWords {
  /** Title and subject. */
  readonly subject: (organization: string) => string;
  readonly opening: (organization: string) => string;
  readonly openUntil: (day: string) => string;
  /** The button. */
  readonly accept: string;
  /** For recipients who were invited by mistake. */
  readonly notYou: (organization: string) => string;
}

/** What a mail about a membership names; days and amounts are already formatted, amounts include all taxes. */
interface MembershipFacts {
  readonly organization: string;
  /** The membership as the shop calls it. */
  readonly name: string;
  readonly day: string;
  /** Last day of access. */
  readonly lastDay: string;
  readonly amount: string;
  /** Of an invoice. */
  readonly number: string;
  /** The name of the button that turns renewal off. */
  readonly button: string;
}

type MembershipSentence = (facts: MembershipFacts) => string;

/** Mails to those who manage a membership. */
interface MembershipWords {
  readonly chargeNear: {
    readonly subject: MembershipSentence;
    readonly renewal: MembershipSentence;
    /** For the first charge, after a trial. */
    readonly trial: MembershipSentence;
  };
  /** The button of the account's page, as that page has it. */
  readonly cancelRenewal: string;
  readonly toCancel: MembershipSentence;
  /** In place of that, while a rental is committed; `lastDay` is that of the commitment. */
  readonly committed: MembershipSentence;
  /** Nothing is charged after it. */
  readonly trialEndNear: { readonly subject: MembershipSentence; readonly opening: MembershipSentence };
  readonly renewed: {
    readonly subject: MembershipSentence;
    readonly opening: MembershipSentence;
    readonly invoice: MembershipSentence;
    readonly taxIncluded: string;
    readonly paid: string;
    readonly nextCharge: MembershipSentence;
  };
  /** After a change that was paid; the invoice has the words of a renewal's. */
  readonly changed: { readonly subject: string; readonly opening: MembershipSentence };
  readonly chargeFailed: {
    readonly subject: string;
    readonly opening: MembershipSentence;
    readonly nextTry: MembershipSentence;
    readonly remedy: string;
    /** About the open invoice, which the button pays. */
    readonly payByLink: string;
    readonly pay: string;
  };
  readonly refunded: {
    readonly subject: MembershipSentence;
    readonly opening: MembershipSentence;
    readonly reason: string;
  };
  readonly referralCredited: {
    readonly subject: string;
    readonly opening: MembershipSentence;
    readonly effect: MembershipSentence;
    /** Labels of numbers of months. */
    readonly earned: string;
    readonly available: string;
  };
  readonly ended: {
    readonly subject: string;
    readonly opening: MembershipSentence;
    /** Why, where it was not paid. */
    readonly unpaid: string;
    readonly comeBack: string;
  };
  /** The button. */
  readonly manage: string;
}

/** The receipts of declarations, on a durable medium: Directive 2011/83/EU, article 11a(4); BGB, section 312k(4). */
interface DeclarationWords {
  /** Heads what was declared. */
  readonly heading: string;
  /** The ground is said by the statement. */
  readonly fields: Readonly<Record<Exclude<DeclarationField, 'ground'>, (answer: string) => string>>;
  /** For recipients whose address another person entered. */
  readonly notYou: string;
  readonly withdrawal: {
    /** Title and subject. */
    readonly subject: (number: string) => string;
    readonly received: (day: string, time: string) => string;
    readonly statement: string;
    /** What follows. */
    readonly outcome: {
      readonly WITHDRAWN: (order: string) => string;
      readonly TO_BE_CONFIRMED: string;
      readonly TO_BE_CHECKED: string;
    };
    /** The button that confirms it. */
    readonly confirm: string;
  };
  readonly cancellation: {
    /** Title and subject. */
    readonly subject: (number: string) => string;
    readonly received: (day: string, time: string) => string;
    readonly statement: Readonly<Record<CancellationGround, string>>;
    /** What follows. */
    readonly outcome: {
      readonly CANCELED: (lastDay: string) => string;
      /** Of a membership whose last day had passed. */
      readonly ENDED: (lastDay: string) => string;
      readonly TO_BE_CONFIRMED: string;
      readonly TO_BE_CHECKED: string;
    };
    /** The button that confirms it. */
    readonly confirm: string;
  };
}

/** The mail about a shipment. */
interface ShipmentWords {
  readonly shipped: (order: string) => string;
  /** The same for a shipment after which something is left. */
  readonly somePart: (order: string) => string;
  /** Heads the shipped items. */
  readonly items: string;
  readonly tracking: (number: string) => string;
  readonly rest: string;
}

/** All texts of mails in one language. Decision 40. */
export interface MailWords extends Readonly<Record<PurchaseReference, string>> {
  readonly subject: (number: string) => string;
  readonly title: (number: string) => string;
  readonly orderedOn: (day: string) => string;
  readonly arrivesOn: (day: string) => string;
  readonly arrivesBetween: (earliest: string, latest: string) => string;
  readonly lines: string;
  readonly each: (price: string) => string;
  /** Replaces the amount of a gift. */
  readonly free: string;
  /** After the name of a gift: the code that added it. */
  readonly freeWithCode: (code: string) => string;
  /** After the name of an extended warranty: its term, which includes the year that every probe comes with. */
  readonly extendedTo: (term: string) => string;
  readonly price: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly discountWith: (code: string) => string;
  readonly shipping: string;
  readonly shippingBy: (method: string) => string;
  /** The country's name of the tax, as on pages. */
  readonly taxNames: Readonly<Record<TaxKind, string>>;
  /** The tax row, as in the checkout. */
  readonly tax: TaxWords;
  /** Instead of the tax row, or below a tax with a name of its own: it is by the base rate of the state or province. */
  readonly estimatedTax: string;
  /** Below a tax: the seller's registration number for it. */
  readonly registrationNumber: (number: string) => string;
  /** After a price, in a sentence. */
  readonly taxNote: TaxWords;
  /** The same for a price without tax. */
  readonly withoutTax: string;
  /** As Article 226 (11a) of the VAT Directive requires on the invoice. */
  readonly reverseCharge: string;
  readonly total: string;
  readonly payment: string;
  readonly nothingToPay: string;
  readonly paidOn: (day: string) => string;
  readonly underWaySince: (day: string) => string;
  readonly nextCharge: string;
  readonly renewal: (renewal: RenewalWords) => string;
  /** Where whoever bought a membership manages it, with or without an account so far. */
  readonly membershipAccount: (url: string) => string;
  /** Of a rental: `day` is its next payment's, `lastDay` that of its commitment. */
  readonly rental: (rental: Omit<RenewalWords, 'years'> & { readonly lastDay: string }) => string;
  /** Heads what is said of a membership that ends. */
  readonly prepaidMembership: string;
  /** Of a membership that does not renew; `day` is its last one. */
  readonly prepaid: (term: Pick<RenewalWords, 'name' | 'day'>) => string;
  readonly shippingAddress: string;
  readonly billingAddress: string;
  readonly references: string;
  readonly organization: string;
  readonly vatNumber: string;
  /** A value after its label. */
  readonly labelled: (label: string, value: string) => string;
  readonly support: string;
  /** As on the confirmation page. */
  readonly returns: string;
  /** When support answers the phone, by desk: as on the pages. */
  readonly supportHours: Readonly<Record<SupportDeskName, string>>;
  /** How to return one-time purchases. */
  readonly toReturn: (phone: string, hours: string, address: string) => string;
  /** The same for renewing purchases, which can also be canceled. */
  readonly toReturnOrCancel: (phone: string, hours: string, address: string) => string;
  readonly terms: (url: string) => string;
  readonly seeOrder: string;
  readonly soldBy: (seller: string) => string;
  readonly receipt: ReceiptWords;
  readonly learner: LearnerWords;
  readonly declaration: DeclarationWords;
  readonly invitation: InvitationWords;
  readonly shipment: ShipmentWords;
  readonly tradeIn: TradeInWords;
  readonly membership: MembershipWords;
}
