/** A label with what it names. */
export interface PrintedFact {
  readonly label: string;
  readonly value: string;
}

/** A row of the sums. */
export interface PrintedSum {
  readonly label: string;
  /** In small print below the label. */
  readonly detail?: string;
  readonly figure: string;
  /** The sum of the other rows. */
  readonly isTotal?: true;
}

/** A heading with lines below it. */
export interface PrintedBlock {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A row of the table, with a text for each column. */
export interface PrintedRow {
  readonly cells: readonly [description: string, quantity: string, unitPrice: string, amount: string];
  /** In small print below the description. */
  readonly detail?: string;
}

/** The content of a document, before it becomes a PDF. */
export interface PrintedDocument {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly paper: 'A4' | 'LETTER';
  readonly title: string;
  /** The number of the document, next to its title. */
  readonly number: string;
  /** The seller's name, at the top. */
  readonly sender: string;
  readonly createdAt: Date;
  readonly facts: readonly PrintedFact[];
  /** Side by side. */
  readonly parties: readonly PrintedBlock[];
  readonly columns: PrintedRow['cells'];
  /** Without rows there is no table. */
  readonly rows: readonly PrintedRow[];
  readonly sums: readonly PrintedSum[];
  /** Below the sums. */
  readonly notes: readonly PrintedBlock[];
  /** At the foot of every page. */
  readonly footer: string;
  /** The number of a page, and of all pages. */
  readonly pageOf: (page: number, pages: number) => string;
}
