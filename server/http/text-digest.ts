import { hash } from 'node:crypto';

/** The digest by which two long texts are compared without keeping both. */
export const textDigest = (text: string): string => hash('sha256', text, 'base64');
