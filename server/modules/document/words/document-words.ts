/** The texts of printed documents in one language, besides those that mails have too. */
export interface DocumentWords {
  readonly invoice: string;
  readonly invoiceDate: string;
  readonly creditNote: string;
  readonly creditNoteDate: string;
  /** Labels what was refunded, and how. */
  readonly refunded: string;
  /** The order that was charged. */
  readonly order: string;
  /** The term that a membership was paid for. */
  readonly period: string;
  readonly seller: string;
  /** The buyer, whom the document is addressed to. */
  readonly billTo: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly seats: string;
  /** The months of a term that referral credit paid for. */
  readonly freeMonths: string;
  /** Heads the amount without tax. */
  readonly net: string;
  /** After how it was paid, where the method is unknown. */
  readonly paid: string;
  /** Beside the name of a product, above what the catalog says of it. */
  readonly specifications: string;
  readonly page: (page: number, pages: number) => string;
}
