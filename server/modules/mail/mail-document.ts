/** A row of a mail: what it is, perhaps in detail, and a figure at the end of the line. */
export interface MailRow {
  readonly label: string;
  readonly detail?: string;
  readonly figure: string;
  /** The row that the others add up to. */
  readonly isTotal?: true;
}

/** A part of a mail: a heading, then sentences, then rows of figures. */
export interface MailSection {
  readonly heading: string;
  readonly sentences: readonly string[];
  readonly rows: readonly MailRow[];
}

/** Words that lead somewhere, wherever they stand in a sentence. */
export interface MailLink {
  readonly text: string;
  readonly url: string;
}

/** What a mail says, before it is text or HTML. */
export interface MailDocument {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  /** Under the title. */
  readonly opening: readonly string[];
  /** The sections of a group stand side by side where there is room. */
  readonly groups: readonly (readonly MailSection[])[];
  /** What can be pressed in the sentences of sections, where there is HTML. */
  readonly links: readonly MailLink[];
  /** The one thing to do, as a button. */
  readonly link: { readonly label: string; readonly url: string };
  /** Who writes, in small print at the end. */
  readonly closing: readonly string[];
}
