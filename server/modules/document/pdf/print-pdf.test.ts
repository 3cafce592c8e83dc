import { describe, expect, it } from 'vitest';
import type { PrintedDocument } from '../printed-document.ts';
import { createPrinter } from './print-pdf.ts';

const quote: PrintedDocument = {
  language: 'en-US',
  direction: 'ltr',
  paper: 'LETTER',
  title: 'Quote',
  number: 'Q-10001',
  sender: 'Sonde Medical',
  createdAt: new Date('2026-11-20T15:00:00Z'),
  facts: [],
  parties: [],
  columns: ['Item', 'Quantity', 'Price', 'Total'],
  rows: [],
  sums: [{ label: 'Total', figure: '$1.00', isTotal: true }],
  notes: [],
  footer: 'Sonde Medical',
  pageOf: (page, pages) => `${page} of ${pages}`,
};
const quoteWithNumber = (number: string) => ({ ...quote, number });

/** A printer that counts what it renders; each document has ten bytes. */
function countingPrinter(maxSize?: number) {
  const rendered: string[] = [];
  const print = createPrinter(async ({ number }) => {
    rendered.push(number);
    return Buffer.from(number.padEnd(10));
  }, maxSize);
  return { print, rendered };
}

describe('a document', () => {
  it('is rendered once, however often it is asked for, also at the same time', async () => {
    const { print, rendered } = countingPrinter();
    const asked = Array.from({ length: 20 }, () => print(quoteWithNumber('Q-1')));
    expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['Q-1       ']));
    await print(quoteWithNumber('Q-1'));
    expect(rendered).toEqual(['Q-1']);
  });

  it.each<[string, Partial<PrintedDocument>]>([
    ['another number', { number: 'Q-2' }],
    ['another seller', { sender: 'Sonde Europe' }],
    ['another total', { sums: [{ label: 'Total', figure: '$2.00', isTotal: true }] }],
    ['another date', { createdAt: new Date('2026-11-21T15:00:00Z') }],
    ['another note', { notes: [{ heading: 'Expired', lines: ['This quote has expired.'] }] }],
  ])('with %s is rendered anew', async (_what, change) => {
    const { print, rendered } = countingPrinter();
    await print(quote);
    await print({ ...quote, ...change });
    expect(rendered).toHaveLength(2);
  });

  it('is forgotten when others need the room, and rendered again', async () => {
    const { print, rendered } = countingPrinter(20);
    for (const number of ['Q-1', 'Q-2', 'Q-3', 'Q-3', 'Q-1']) await print(quoteWithNumber(number));
    expect(rendered).toEqual(['Q-1', 'Q-2', 'Q-3', 'Q-1']);
  });

  it('too large to be kept is still printed', async () => {
    const { print, rendered } = countingPrinter(5);
    expect(String(await print(quote))).toBe('Q-10001   ');
    await print(quote);
    expect(rendered).toHaveLength(2);
  });

  it('is printed while more are drawn at the same time than there is room for', async () => {
    const { print } = countingPrinter(20);
    const numbers = Array.from({ length: 10 }, (_, index) => `Q-${index}`);
    const prints = await Promise.all(numbers.map((number) => print(quoteWithNumber(number))));
    expect(prints.map(String)).toEqual(numbers.map((number) => number.padEnd(10)));
  });

  it('that failed is rendered again', async () => {
    let isBroken = true;
    const print = createPrinter(async () => {
      if (isBroken) throw new Error('The fonts could not be read');
      return Buffer.from('%PDF');
    });
    await expect(print(quote)).rejects.toThrow('fonts');
    isBroken = false;
    expect(String(await print(quote))).toBe('%PDF');
  });
});
