import { msg } from '@lingui/core/macro';

/** What is said about a name with the address of a page in it. */
export const linkInNameText = msg`Contains a web address. Enter only the name.`;
