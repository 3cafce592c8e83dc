import { hashOfAnswer, signInRequest } from './account-service.ts';

/** The token of one of the sandbox's people, from the account service of the shop at `url`. */
export async function signInOverHttp(url: string, email: string): Promise<string> {
  const request = new URLSearchParams({ ...signInRequest, redirect_uri: `${url}/us/en/login/` });
  const answer = await fetch(`${url}/sandbox/cloud/authorize?${request.toString()}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, password: 'sandbox' }),
  });
  const token = hashOfAnswer(answer)['access_token'];
  if (token === undefined) throw new Error(`Nobody was signed in: ${answer.status}`);
  return token;
}
