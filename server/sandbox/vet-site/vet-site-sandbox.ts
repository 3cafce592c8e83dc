import type { Hono } from 'hono';
import { html } from 'hono/html';
import { sandboxPage, sandboxPageHeaders } from '../sandbox-page.ts';

/** Where the page is, seen from a browser. */
export const vetSitePath = '/sandbox/vet-site/';

/** A page in place of the veterinary site, to which the shop's pages link. */
export function addVetSitePage(application: Hono): void {
  application.get('/vet-site/', (context) =>
    context.html(
      sandboxPage(
        'Veterinary site',
        html`<p>
          The shop links here while VET_SITE_URL doesn’t name the veterinary site.
          <a href="/">Back to the shop</a>
        </p>`,
      ),
      200,
      sandboxPageHeaders,
    ),
  );
}
