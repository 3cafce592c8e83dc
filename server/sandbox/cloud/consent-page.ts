import type { Context } from 'hono';
import { html } from 'hono/html';
import { acceptedLanguages, textCatalogue, textCatalogueNames } from '@sonde/machines/rules/places';
import { sandboxPage } from '../sandbox-page.ts';
import type { CloudAccount } from './cloud-store.ts';
import { formPageHeaders } from './cloud-pages.ts';
import type { AgentRequest } from './agent-request.ts';
import { consentWordsIn } from './consent-words.ts';

/** The language that the request asks for, or else the browser, of those that the shop has. */
function languageOf({ req }: Context): string {
  const requested = [
    ...(req.query('ui_locales') ?? '').split(' '),
    ...acceptedLanguages(req.header('accept-language') ?? null),
  ];
  const known = requested.find((tag) => textCatalogueNames.includes(tag.split('-')[0] ?? ''));
  return known === undefined ? 'en' : textCatalogue(known).texts;
}

/** Asks the signed-in person what the platform may do. Its name is its own choice, so its host is shown as well. */
export function showConsent(
  context: Context,
  { client, scopes, redirectUri }: AgentRequest,
  { email }: CloudAccount,
) {
  const language = languageOf(context);
  const words = consentWordsIn(language);
  const platform = `${client.name} (${new URL(client.clientId).host})`;
  const page = sandboxPage(
    words.title,
    html`<p>${words.asks(platform)}</p>
      <ul>
        ${scopes.map((scope) => html`<li>${words.scopes[scope]}</li>`)}
      </ul>
      <p>${words.signedInAs(email)} ${words.end}</p>
      <form method="post" action="/sandbox/cloud/allow${new URL(context.req.url).search}">
        <button name="decision" value="allow">${words.allow}</button>
        <button name="decision" value="deny">${words.deny}</button>
      </form>`,
    { language, direction: language === 'ar' ? 'rtl' : 'ltr' },
  );
  // The browser follows the form to the platform.
  const policy = formPageHeaders['Content-Security-Policy'].replace(
    "form-action 'self'",
    `form-action 'self' ${new URL(redirectUri).origin}`,
  );
  return context.html(page, 200, { ...formPageHeaders, 'Content-Security-Policy': policy });
}
