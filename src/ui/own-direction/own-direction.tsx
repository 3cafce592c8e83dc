import type { ReactNode } from 'react';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

interface OwnDirectionProps {
  readonly text: string;
  /** The text with markup; plain text by default. */
  readonly children?: ReactNode;
}

/**
 * A text in the direction of its own letters. An Arabic sentence reads from right to left even if it begins with a
 * Latin name, from which a browser alone would infer left to right.
 */
export function OwnDirection({ text, children = text }: OwnDirectionProps) {
  return <bdi {...(rightToLeft.test(text) && { dir: 'rtl' })}>{children}</bdi>;
}
