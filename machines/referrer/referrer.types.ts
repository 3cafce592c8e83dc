/** What a referrer can copy. */
export type CopiedText = 'link' | 'code';

/** What the device answers when it was asked to share. */
export type SharingAnswer = 'shared' | 'dismissed';

/** The ports of the flow. Both reject if the device can't do it, or doesn't allow it. */
export interface ReferrerPorts {
  /** Writes the text to the clipboard. Rejects if the browser refuses. */
  copyText(input: { readonly text: string }): Promise<void>;
  /** Opens the device's own menu for sharing. */
  shareLink(input: { readonly link: string }): Promise<SharingAnswer>;
}

/** What the flow is given when it begins. */
export interface ReferrerInput {
  /** The address for friends, which applies the code. */
  readonly link: string;
  readonly code: string;
  /** Whether the device has a menu for sharing. */
  readonly isSharingOffered: boolean;
}

/** What the flow remembers besides its state. */
export interface ReferrerContext extends ReferrerInput {
  /** What was last to be copied. */
  readonly chosen: CopiedText;
}

/** Everything that can be sent to the flow. */
export type ReferrerEvent =
  | { readonly type: 'copy.requested'; readonly text: CopiedText }
  | { readonly type: 'share.requested' };
