import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { inertPagePolicy } from '../web/content-security-policy.ts';

const style = readFileSync(new URL('./sandbox-page.css', import.meta.url), 'utf8');

type Html = ReturnType<typeof html>;

/** The language of a page, by the base name of its catalog. */
interface PageLanguage {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

const english: PageLanguage = { language: 'en-US', direction: 'ltr' };

/** A page of the sandbox, in English unless its texts are in another language; `title` is also its heading. */
export const sandboxPage = (title: string, content: Html, { language, direction } = english) =>
  html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Sonde</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** The headers of such a page: not cacheable, no scripts. */
export const sandboxPageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': inertPagePolicy,
  'Referrer-Policy': 'no-referrer',
};
