import { ownOrigins } from '../../graphql/cross-site.ts';
import { createAccountChosenPage, createAccountPage, createVerificationPage } from './account-pages.ts';
import type { BrowserPage } from './browser-pages.ts';
import type { BrowserInput } from './browser-routes.ts';
import { collectAccount, typeToCollect, verifications } from './collect-account.ts';
import { parseForm } from './form-body.ts';
import type { Route } from './route.types.ts';
import { findVerification, verifyAccount } from './verify-account.ts';

const notFound = () => new Response('Not found.', { status: 404 });
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The provider's window for a bank account, and its page that verifies one. */
export function accountRoutes({ store, clock, publicUrl, onEvents }: BrowserInput): readonly Route[] {
  const stand = { store, clock };
  const toResponse = ({ html, headers }: BrowserPage, request: Request) =>
    new Response(html, { headers: headers(ownOrigins(request, publicUrl)) });
  return [
    {
      method: 'GET',
      path: '/bank-account/:secret',
      async handle(request) {
        const type = await typeToCollect(stand, request.req.param('secret') ?? '');
        return type === null ? notFound() : toResponse(createAccountPage(type), request.req.raw);
      },
    },
    {
      method: 'POST',
      path: '/bank-account/:secret',
      async handle(request) {
        const form = parseForm(await request.req.text());
        const verification = verifications.find((each) => each === form['verification']);
        const number = textOf(form['account']);
        if (verification !== undefined)
          await collectAccount(stand, request.req.param('secret') ?? '', { number, verification });
        return toResponse(createAccountChosenPage(), request.req.raw);
      },
    },
    {
      method: 'GET',
      path: '/verify-account/:secret',
      async handle(request) {
        const state = await findVerification(stand, request.req.param('secret') ?? '');
        if (state === null) return notFound();
        return toResponse(createVerificationPage(state, false), request.req.raw);
      },
    },
    {
      method: 'POST',
      path: '/verify-account/:secret',
      async handle(request) {
        const secret = request.req.param('secret') ?? '';
        const typed = textOf(parseForm(await request.req.text())['typed']);
        const state = await verifyAccount(stand, secret, typed);
        if (state === null) return notFound();
        onEvents();
        return toResponse(createVerificationPage(state, true), request.req.raw);
      },
    },
  ];
}
