import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PrintedDocument } from '../printed-document.ts';
import { renderPdf } from './render-pdf.ts';

/** Room for about a hundred documents of a page. */
const mostBytes = 4 * 1024 * 1024;

type Render = (document: PrintedDocument) => Promise<Buffer>;

/** Everything that the bytes depend on; the words for page numbers are those of the language. */
const keyOf = (document: PrintedDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64');

/**
 * Renders each document once while it is remembered, also for requests at the same time: drawing a page keeps the
 * process busy for tens of milliseconds. A document that says anything else is another one.
 */
export function createPrinter(render: Render, maxSize = mostBytes): Render {
  const printed = new LRUCache<string, Buffer, PrintedDocument>({
    maxSize,
    sizeCalculation: ({ length }) => length,
    // A document may lose its room while it is drawn: the person who asked for it gets it all the same.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => render(context),
  });
  return async (document) => printed.forceFetch(keyOf(document), { context: document });
}

/** The PDF of a document, as rendered before, or rendered now. */
export const printPdf = createPrinter(renderPdf);
