import { html } from 'hono/html';
import { inertPagePolicy } from '../../web/content-security-policy.ts';
import { sandboxPage, sandboxPageHeaders } from '../sandbox-page.ts';

/** For pages with a form that posts to the stand-in, which redirects to the store, both on this origin. */
export const formPageHeaders = {
  ...sandboxPageHeaders,
  'Content-Security-Policy': inertPagePolicy.replace("form-action 'none'", "form-action 'self'"),
};

const alert = (problem: string | null) =>
  problem === null ? '' : html`<p id="problem" role="alert">${problem}</p>`;

interface FormPage {
  /** The query of the store's request, with its question mark. */
  readonly query: string;
  /** Previously typed values. */
  readonly email?: string;
  readonly name?: string;
  readonly problem?: string | null;
}

interface SignInPage extends FormPage {
  /** The address for returning to the store without signing in. */
  readonly cancel: string;
  /** Email addresses of the predefined accounts. */
  readonly people: readonly string[];
  readonly password: string;
}

/** The site's own first page, to which pages of the store link. */
export const cloudHomePage = () =>
  sandboxPage(
    'Sonde Cloud',
    html`<p>The sandbox’s account service. Sonde Cloud itself, with its scans, isn’t part of the sandbox.</p>
      <p><a href="/">Back to the store</a></p>`,
  );

/** The sign-in form. */
export const signInPage = ({ query, cancel, people, password, email = '', problem = null }: SignInPage) =>
  sandboxPage(
    'Sign in to Sonde Cloud',
    html`<p>The sandbox’s account service. Nothing here leaves this machine.</p>
      ${alert(problem)}
      <form method="post" action="/sandbox/cloud/authorize${query}">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="username" required value="${email}" />
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required />
        <button>Sign in</button>
      </form>
      <p><a href="/sandbox/cloud/create-account${query}">Create an account</a></p>
      <p><a href="${cancel}">Back to the store</a></p>
      <details>
        <summary>Accounts to try</summary>
        <p>The password of each is <code>${password}</code>.</p>
        <ol>
          ${people.map((person) => html`<li><code>${person}</code></li>`)}
        </ol>
      </details>`,
  );

/** The form for a new account. */
export const createAccountPage = ({ query, email = '', name = '', problem = null }: FormPage) =>
  sandboxPage(
    'Create an account',
    html`<p>
        We’ll email you a link to confirm your address. In the sandbox, the email is kept in the outbox.
      </p>
      ${alert(problem)}
      <form method="post" action="/sandbox/cloud/create-account${query}">
        <label for="name">Name</label>
        <input id="name" name="name" autocomplete="name" maxlength="100" required value="${name}" />
        <label for="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          maxlength="254"
          required
          value="${email}"
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          minlength="8"
          maxlength="200"
          required
        />
        <button>Create account</button>
      </form>
      <p><a href="/sandbox/cloud/authorize${query}">Sign in instead</a></p>`,
  );

/** A page with a message. */
export const messagePage = (title: string, sentence: string) => sandboxPage(title, html`<p>${sentence}</p>`);
