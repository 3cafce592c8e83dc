import { expect, it } from 'vitest';
import { agentScopes, readAgentScopes } from './agent-scopes.ts';

const [read, manage] = agentScopes;

it.each([
  [read, [read]],
  [`${manage} ${read}`, [manage, read]],
  [` ${read}  ${read} `, [read]],
  ['', null],
  ['openid', null],
  [`${read} openid`, null],
])('the scopes %j are %j', (text, scopes) => {
  expect(readAgentScopes(text)).toEqual(scopes);
});
