import type { PurchaseReference } from '@sonde/machines/rules/checkout';
import type { TaxKind } from '@sonde/machines/rules/places';
import type { LeadOutcome } from '@sonde/machines/rules/leads';
import type { TaxTreatment } from '@sonde/machines/rules/tax';

/** A tax that an order holds: its name as in `taxNames`, its rate with the sign for percent. */
interface NamedTax {
  readonly name: string;
  readonly rate: string;
}

/** How the tax stands to a price, in words. */
type TaxWords = Readonly<Record<TaxTreatment, (tax: NamedTax) => string>>;

/** What a mail says when a line renews; days and amounts are written already. */
interface RenewalWords {
  readonly name: string;
  readonly day: string;
  readonly price: string;
  readonly taxNote: string;
  readonly years: number;
}

/** What is sent to whoever wrote to the shop by a form. */
interface ReceiptWords {
  /** Title and subject. */
  readonly subject: string;
  /** As the page of the form says it. */
  readonly outcome: Readonly<Record<LeadOutcome, string>>;
  /** For those whose address somebody else gave. */
  readonly notYou: string;
  /** Leads to the shop. */
  readonly shop: string;
}

/** What is sent to whoever is invited into an organization, which is called by its name. */
interface InvitationWords {
  /** Title and subject. */
  readonly subject: (organization: string) => string;
  readonly opening: (organization: string) => string;
  readonly openUntil: (day: string) => string;
  /** The button. */
  readonly accept: string;
  /** For those who were invited by a mistake. */
  readonly notYou: (organization: string) => string;
}

/** Everything that mails say in one language. Decision 40. */
export interface MailWords extends Readonly<Record<PurchaseReference, string>> {
  readonly subject: (number: string) => string;
  readonly title: (number: string) => string;
  readonly orderedOn: (day: string) => string;
  readonly arrivesOn: (day: string) => string;
  readonly arrivesBetween: (earliest: string, latest: string) => string;
  readonly lines: string;
  readonly each: (price: string) => string;
  /** In place of the amount of a gift. */
  readonly free: string;
  /** After the name of a gift: by which code it came. */
  readonly freeWithCode: (code: string) => string;
  /** After the name of an extended warranty: its term, which holds the year that every probe comes with. */
  readonly extendedTo: (term: string) => string;
  readonly price: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  /** What a country calls its tax, as the pages say it. */
  readonly taxNames: Readonly<Record<TaxKind, string>>;
  /** The row of the tax, as the checkout says it. */
  readonly tax: TaxWords;
  /** Below a tax: under which number the seller is registered for it. */
  readonly registrationNumber: (number: string) => string;
  /** After a price, in a sentence. */
  readonly taxNote: TaxWords;
  /** The same where no tax is in the price. */
  readonly withoutTax: string;
  /** As Article 226 (11a) of the VAT Directive wants it on the invoice. */
  readonly reverseCharge: string;
  readonly total: string;
  readonly payment: string;
  readonly nothingToPay: string;
  readonly paidOn: (day: string) => string;
  readonly underWaySince: (day: string) => string;
  readonly nextCharge: string;
  readonly renewal: (renewal: RenewalWords) => string;
  readonly shippingAddress: string;
  readonly billingAddress: string;
  readonly references: string;
  readonly organization: string;
  readonly vatNumber: string;
  readonly support: string;
  /** As the page of the confirmation says it. */
  readonly returns: string;
  /** Where somebody turns who wants to return what was bought once. */
  readonly toReturn: (phone: string, address: string) => string;
  /** The same where something renews, which can be canceled. */
  readonly toReturnOrCancel: (phone: string, address: string) => string;
  readonly terms: (url: string) => string;
  readonly seeOrder: string;
  readonly soldBy: (seller: string) => string;
  readonly receipt: ReceiptWords;
  readonly invitation: InvitationWords;
}
