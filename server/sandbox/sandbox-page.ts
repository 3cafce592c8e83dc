import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { inertPagePolicy } from '../web/content-security-policy.ts';

const style = readFileSync(new URL('./sandbox-page.css', import.meta.url), 'utf8');

type Html = ReturnType<typeof html>;

/** An English page of the sandbox; `title` is also its heading. */
export const sandboxPage = (title: string, content: Html) =>
  html`<!doctype html>
    <html lang="en-US">
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
