import type { ReactNode } from 'react';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

interface OwnDirectionProps {
  readonly text: string;
  /** The text, marked up; without it the text as it is. */
  readonly children?: ReactNode;
}

/**
 * A text in the direction of its own letters. An Arabic sentence is read from right to left although it begins with a
 * Latin name, by which a browser alone would decide.
 */
export function OwnDirection({ text, children = text }: OwnDirectionProps) {
  return <bdi {...(rightToLeft.test(text) && { dir: 'rtl' })}>{children}</bdi>;
}
