import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { bodyLimit } from 'hono/body-limit';
import { checkEmail, normaliseEmail } from '@sonde/machines/rules/people';
import { storeClient } from '@sonde/machines/rules/sign-in';
import type { JWK } from 'jose';
import type { Sql } from '../../db/connect.ts';
import { readPostedForm } from '../posted-form.ts';
import { sandboxPageHeaders } from '../sandbox-page.ts';
import { createAgentAccess } from './agent-access.ts';
import type { FindAgentClient } from './agent-request.ts';
import type { RefusedVisit, SignInVisit } from './sign-in-visit.ts';
import { type AuthorizeRequest, readAuthorizeRequest, returnWith } from './authorize-request.ts';
import { cloudHomePage, createAccountPage, formPageHeaders, messagePage, signInPage } from './cloud-pages.ts';
import { type CloudAccount, createCloudStore } from './cloud-store.ts';
import { keySetOf, makeSigningKey, signToken, tokenLife } from './cloud-tokens.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** A person with a predefined account, whose address counts as confirmed. */
export interface CloudPerson {
  readonly email: string;
  readonly name: string;
  readonly organizationSlug: string | null;
}

interface CloudMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface CloudSandboxOptions {
  readonly sql: Sql;
  /** The store's URL for buyers, without a trailing slash. */
  readonly storeUrl: string;
  /** The issuer in tokens: the stand-in's URL for browsers. */
  readonly issuer: string;
  readonly people: readonly CloudPerson[];
  /** The secret with which the store asks about the tokens of agents. */
  readonly storeSecret: string;
  readonly findAgentClient: FindAgentClient;
  sendMail(mail: CloudMail): Promise<void>;
}

export interface CloudSandbox {
  readonly app: Hono;
  /** Creates the tables, the key and the accounts; may be repeated. */
  prepare(): Promise<void>;
}

/** The password of every predefined account. */
const knownPassword = 'sandbox';
const sessionCookie = 'sandbox.cloud';
const cookiePath = '/sandbox/cloud';
const shortestPassword = 8;
const longestPassword = 200;

const queryOf = ({ req }: Context) => new URL(req.url).search;

/** The problem with a new account; null if valid. */
function problemWith({ email, name, password }: Readonly<Record<'email' | 'name' | 'password', string>>) {
  if (name.trim() === '' || name.length > 100) return 'Enter your name, in at most 100 characters.';
  if (checkEmail(email) !== null) return 'Enter an email address such as name@example.com.';
  return password.length < shortestPassword || password.length > longestPassword
    ? `Choose a password of ${shortestPassword} to ${longestPassword} characters.`
    : null;
}

/**
 * Simulates the account service (decision 101): pages to sign in and create an account, signed tokens, and its keys.
 */
export function createCloudSandbox(options: CloudSandboxOptions): CloudSandbox {
  const { sql, storeUrl, issuer, people, storeSecret, findAgentClient, sendMail } = options;
  const store = createCloudStore(sql);
  const app = new Hono();
  const readKey = (): Promise<JWK> => store.signingKey(makeSigningKey);
  const isSecure = storeUrl.startsWith('https:');

  const cancelOf = ({ redirectUri, state }: AuthorizeRequest) =>
    returnWith(redirectUri, { error: 'access_denied', state });

  async function returnSignedIn(context: Context, request: AuthorizeRequest, account: CloudAccount) {
    const token = await signToken(account, { issuer, audience: request.clientId, key: await readKey() });
    return context.redirect(
      returnWith(request.redirectUri, {
        access_token: token,
        token_type: 'bearer',
        expires_in: String(tokenLife),
        organization_slug: account.organizationSlug ?? '',
        state: request.state,
      }),
      303,
    );
  }

  async function beginSession(context: Context, { subject }: CloudAccount) {
    setCookie(context, sessionCookie, await store.issue('session', subject), {
      path: cookiePath,
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
    });
  }

  const showSignIn = (context: Context, cancel: string, problem: string | null, email = '') =>
    context.html(
      signInPage({
        query: queryOf(context),
        cancel,
        people: people.map((person) => person.email),
        password: knownPassword,
        problem,
        email,
      }),
      problem === null ? 200 : 400,
      formPageHeaders,
    );

  function visitOfStore(context: Context): SignInVisit | RefusedVisit {
    const request = readAuthorizeRequest(new URL(context.req.url).searchParams, storeUrl, storeClient);
    if (request === null) {
      const page = messagePage('This link is incomplete', 'Go back to the store and sign in from there.');
      return { answer: context.html(page, 400, sandboxPageHeaders) };
    }
    return { cancel: cancelOf(request), proceed: (account) => returnSignedIn(context, request, account) };
  }

  const findSession = (context: Context) => store.findBySession(getCookie(context, sessionCookie) ?? '');

  const agents = createAgentAccess({
    sql,
    issuer: storeUrl,
    cloudPath: cookiePath,
    storeClient,
    storeSecret,
    findClient: findAgentClient,
    findSession,
  });

  /** Handles a valid request of the store or of an agent's platform; an invalid one signs no one in. */
  const withVisit =
    (handle: (context: Context, visit: SignInVisit) => Response | Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const isOfAgent = context.req.query('response_type') === 'code';
      const visit = isOfAgent ? await agents.visit(context) : visitOfStore(context);
      return 'answer' in visit ? visit.answer : handle(context, visit);
    };

  async function sendConfirmation({ subject, email }: CloudAccount) {
    const address = `${issuer}/confirm?token=${await store.issue('confirmation', subject)}`;
    await sendMail({
      messageId: `<${randomUUID()}@cloud.sandbox.example>`,
      to: email,
      subject: 'Confirm your email address',
      text: `Confirm your email address for Sonde Cloud: ${address}\n\nIf you did not create an account, ignore this email.`,
      html: `<p>Confirm your email address for Sonde Cloud:</p><p><a href="${address}">Confirm email address</a></p><p>If you did not create an account, ignore this email.</p>`,
    });
  }

  app.use(bodyLimit({ maxSize: 8 * 1024 }));
  app.get('/', (context) => context.html(cloudHomePage(), 200, sandboxPageHeaders));
  app.get('/.well-known/jwks.json', async (context) =>
    context.json(keySetOf(await readKey()), 200, { 'Cache-Control': 'public, max-age=60' }),
  );
  app.get(
    '/authorize',
    withVisit(async (context, { cancel, proceed }) => {
      const account = await findSession(context);
      return account ? proceed(account) : showSignIn(context, cancel, null);
    }),
  );
  app.post(
    '/authorize',
    withVisit(async (context, { cancel, proceed }) => {
      const field = await readPostedForm(context);
      const email = normaliseEmail(field('email'));
      const account = await store.findByEmail(email);
      const isRight = account && (await isPassword(field('password'), account.passwordHash));
      if (!isRight) return showSignIn(context, cancel, 'The email address or the password is wrong.', email);
      await beginSession(context, account);
      return proceed(account);
    }),
  );
  app.get(
    '/create-account',
    withVisit((context) =>
      context.html(createAccountPage({ query: queryOf(context) }), 200, formPageHeaders),
    ),
  );
  app.post(
    '/create-account',
    withVisit(async (context, { proceed }) => {
      const field = await readPostedForm(context);
      const name = field('name');
      const email = normaliseEmail(field('email'));
      const password = field('password');
      const refuse = (problem: string) =>
        context.html(
          createAccountPage({ query: queryOf(context), email, name, problem }),
          400,
          formPageHeaders,
        );
      const problem = problemWith({ email, name, password });
      if (problem !== null) return refuse(problem);
      const account = await store.create({
        email,
        name: name.trim(),
        passwordHash: await hashPassword(password),
        isEmailConfirmed: false,
        organizationSlug: null,
      });
      if (account === null) return refuse('This email address has an account. Sign in instead.');
      await sendConfirmation(account);
      await beginSession(context, account);
      return proceed(account);
    }),
  );
  app.route('/', agents.app);
  app.get('/confirm', async (context) => {
    const isConfirmed = await store.confirmEmail(context.req.query('token') ?? '');
    const page = isConfirmed
      ? messagePage('Email address confirmed', 'Sign in to the store again to use it.')
      : messagePage('This link doesn’t work', 'It is older than a day, or part of it is missing.');
    return context.html(page, isConfirmed ? 200 : 400, sandboxPageHeaders);
  });
  app.get('/logout', async (context) => {
    const returnTo = context.req.query('post_logout_redirect_uri') ?? '';
    await store.endSession(getCookie(context, sessionCookie) ?? '');
    deleteCookie(context, sessionCookie, { path: cookiePath });
    return returnTo.startsWith(`${storeUrl}/`)
      ? context.redirect(returnTo, 303)
      : context.html(messagePage('You’re signed out', 'You can close this page.'), 200, sandboxPageHeaders);
  });

  return {
    app,
    async prepare() {
      await store.prepare();
      await readKey();
      const [first] = people;
      if (!first || (await store.findByEmail(first.email))) return;
      const passwordHash = await hashPassword(knownPassword);
      for (const person of people) await store.create({ ...person, passwordHash, isEmailConfirmed: true });
    },
  };
}
