import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CopiedText } from '@sonde/machines/referrer';

/** The confirmation that something was copied. */
export const copiedTexts: Readonly<Record<CopiedText, MessageDescriptor>> = {
  link: msg`Link copied`,
  code: msg`Code copied`,
};

/** What to do where the browser didn't copy. */
export const uncopiedTexts: Readonly<Record<CopiedText, MessageDescriptor>> = {
  link: msg`We couldn’t copy the link. Select it above and copy it yourself.`,
  code: msg`We couldn’t copy the code. Select it above and copy it yourself.`,
};
