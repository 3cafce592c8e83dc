/** A row of a mail: a label, perhaps details, and a figure at the end of the line. */
export interface MailRow {
  readonly label: string;
  readonly detail?: string;
  readonly figure: string;
  /** The sum of the other rows. */
  readonly isTotal?: true;
}

/** A part of a mail: a heading, then sentences, then rows of figures. */
export interface MailSection {
  readonly heading: string;
  readonly sentences: readonly string[];
  readonly rows: readonly MailRow[];
}

/** A text that becomes a link wherever a sentence contains it. */
export interface MailLink {
  readonly text: string;
  readonly url: string;
}

/** The content of a mail, before rendering as text or HTML. */
export interface MailDocument {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  /** Below the title. */
  readonly opening: readonly string[];
  /** The sections of a group are side by side if there is room. */
  readonly groups: readonly (readonly MailSection[])[];
  /** Links in the sentences of sections, in HTML only. */
  readonly links: readonly MailLink[];
  /** The main action, as a button. */
  readonly link: { readonly label: string; readonly url: string };
  /** The sender, in small print at the end. */
  readonly closing: readonly string[];
}
