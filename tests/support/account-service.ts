import { Hono } from 'hono';
import { createCloudSandbox, type CloudPerson } from '../../server/sandbox/cloud/cloud-sandbox.ts';
import type { FindAgentClient } from '../../server/sandbox/cloud/agent-request.ts';
import { openStandInServer } from '../../server/sandbox/stand-in-server.ts';
import type { TestDatabase } from './test-database.ts';

interface SentMail {
  readonly to: string;
  readonly text: string;
}

export const storeUrl = 'http://shop.test';

/** The secret with which the store asks about the tokens of agents. */
export const storeSecret = 'a secret of the store and its account service';

/** The store's sign-in request. */
export const signInRequest = {
  response_type: 'token',
  client_id: 'sonde-store',
  redirect_uri: `${storeUrl}/us/en/login/`,
  state: 'kP3v_0Zr-9tQxY7aB2cDeF',
};

/** The sandbox's account service, with the same access as the store and its visitors. */
export async function openAccountService(
  { sql }: TestDatabase,
  people: readonly CloudPerson[],
  findAgentClient: FindAgentClient = async () => null,
) {
  const mails: SentMail[] = [];
  const server = await openStandInServer();
  const issuer = `${storeUrl}/sandbox/cloud`;
  const cloud = createCloudSandbox({
    sql,
    storeUrl,
    issuer,
    people,
    storeSecret,
    findAgentClient,
    sendMail: async (mail) => void mails.push(mail),
  });
  server.serve(new Hono().route('/cloud', cloud.app));
  await cloud.prepare();

  const address = `${server.address}/cloud`;
  const ask = (
    path: string,
    { form, cookie = '' }: { form?: Record<string, string>; cookie?: string } = {},
  ) =>
    fetch(`${address}${path}`, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
  const authorize = `/authorize?${new URLSearchParams(signInRequest).toString()}`;
  return {
    mails,
    issuer,
    address,
    keySetUrl: `${address}/.well-known/jwks.json`,
    ask,
    prepare: cloud.prepare,
    /** Submits the sign-in form. */
    signIn: (email: string, password: string) => ask(authorize, { form: { email, password } }),
    authorizePath: authorize,
    createPath: authorize.replace('/authorize', '/create-account'),
    close: () => server.close(),
  };
}

export type TestAccountService = Awaited<ReturnType<typeof openAccountService>>;

/** The hash parameters of a redirect to the store. */
export const hashOfAnswer = (answer: Response): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams((answer.headers.get('location') ?? '').split('#')[1] ?? ''));
