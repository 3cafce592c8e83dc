/** A quote in its mail and on its PDF; days are already formatted. */
export interface QuoteWords {
  /** Title of the PDF. */
  readonly quote: string;
  readonly quoteDate: string;
  readonly validThrough: string;
  readonly shipTo: string;
  /** Heads the job title and the other details of the person who asked for it. */
  readonly requestedBy: string;
  readonly comment: string;
  readonly howToPay: string;
  readonly payOnline: (online: { readonly day: string; readonly url: string }) => string;
  readonly payByTransfer: (transfer: { readonly number: string; readonly email: string }) => string;
  readonly transferTo: (transfer: { readonly number: string; readonly account: string }) => string;
  readonly notAnOrder: string;
  /** Subject and title of the mail. */
  readonly subject: (number: string) => string;
  readonly opening: (day: string) => string;
  /** Heads its lines in the mail. */
  readonly lines: string;
  /** The button of the mail. */
  readonly view: string;
}
