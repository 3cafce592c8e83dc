import { randomUUID } from 'node:crypto';

/** A new error id. It looks like the id of a trace, whose place it takes where nothing is traced: 32 hexadecimal digits. */
export const newErrorId = (): string => randomUUID().replaceAll('-', '');
