import type { ReferrerPorts } from '@sonde/machines/referrer';

/** Whether this device has a menu for sharing. */
export const isSharingOffered = (): boolean => typeof navigator.share === 'function';

/** What is sent along with a shared link. */
export interface SharedWords {
  readonly title: string;
  readonly text: string;
}

const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The ports of the flow, implemented with the browser. Each rejects where the browser doesn't allow it. */
export const createReferrerPorts = (words: SharedWords): ReferrerPorts => ({
  copyText: ({ text }) => navigator.clipboard.writeText(text),
  async shareLink({ link }) {
    try {
      await navigator.share({ ...words, url: link });
      return 'shared';
    } catch (error) {
      if (isDismissed(error)) return 'dismissed';
      throw error;
    }
  },
});
