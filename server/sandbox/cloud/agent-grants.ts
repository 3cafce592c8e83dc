import { hash, randomBytes } from 'node:crypto';
import type { AgentScope } from '@sonde/machines/rules/sign-in';
import { inTransaction, type Sql, type TransactionSql } from '../../db/connect.ts';
import type { AgentRequest } from './agent-request.ts';

/** In seconds. */
const codeLife = 60;
const accessLife = 600;
const refreshLife = 90 * 86_400;

/** The tokens of a grant, as a platform receives them. */
export interface AgentTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** In seconds. */
  readonly expiresIn: number;
  readonly scopes: readonly AgentScope[];
}

/** What an access token proves. */
export interface AgentAccess {
  readonly subject: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly name: string;
  readonly clientId: string;
  readonly scopes: readonly AgentScope[];
  readonly expiresAt: Date;
}

const hashOf = (text: string) => hash('sha256', text, 'buffer');
const newToken = () => randomBytes(32).toString('base64url');
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** Whether the verifier is the one whose digest the request contained (RFC 7636, section 4.6). */
const isVerifier = (verifier: string, challenge: string) =>
  /^[\w.~-]{43,128}$/.test(verifier) && hash('sha256', verifier, 'base64url') === challenge;

async function issueTokens(
  sql: TransactionSql,
  grantId: string,
  scopes: readonly AgentScope[],
): Promise<AgentTokens> {
  const [accessToken, refreshToken] = [newToken(), newToken()];
  await sql`
    insert into cloud_sandbox.agent_token ${sql([
      { token_hash: hashOf(accessToken), grant_id: grantId, kind: 'access', expires_at: fromNow(accessLife) },
      {
        token_hash: hashOf(refreshToken),
        grant_id: grantId,
        kind: 'refresh',
        expires_at: fromNow(refreshLife),
      },
    ])}`;
  return { accessToken, refreshToken, expiresIn: accessLife, scopes };
}

const endGrant = (sql: TransactionSql, grantId: string) =>
  sql`update cloud_sandbox.agent_grant set ended_at = coalesce(ended_at, now()) where id = ${grantId}`;

/** A grant as its codes and tokens are checked. */
interface GrantRow {
  readonly grantId: string;
  readonly clientId: string;
  readonly scopes: readonly AgentScope[];
  readonly isOpen: boolean;
  readonly wasUsed: boolean;
}

/** What people allowed platforms, in the schema `cloud_sandbox`. */
export function createAgentGrants(sql: Sql) {
  return {
    /** Records what a person allowed; returns the code. */
    async allow(
      subject: string,
      { client, scopes, redirectUri, codeChallenge }: AgentRequest,
    ): Promise<string> {
      const code = newToken();
      await sql`
        with allowed as (
          insert into cloud_sandbox.agent_grant (subject, client_id, scopes)
          values (${subject}, ${client.clientId}, ${[...scopes]}) returning id
        )
        insert into cloud_sandbox.agent_code (token_hash, grant_id, redirect_uri, code_challenge, expires_at)
        select ${hashOf(code)}, id, ${redirectUri}, ${codeChallenge}, ${fromNow(codeLife)} from allowed`;
      return code;
    },
    /** Exchanges a code, once; null if it doesn't count. A code that is used again ends its grant. */
    async exchange(asked: {
      readonly code: string;
      readonly clientId: string;
      readonly redirectUri: string;
      readonly verifier: string;
    }): Promise<AgentTokens | null> {
      return inTransaction(sql, async (transaction) => {
        const [row] = await transaction<(GrantRow & { redirectUri: string; codeChallenge: string })[]>`
          select grant_id as "grantId", client_id as "clientId", scopes, redirect_uri as "redirectUri",
            code_challenge as "codeChallenge", used_at is not null as "wasUsed",
            expires_at > now() and ended_at is null as "isOpen"
          from cloud_sandbox.agent_code join cloud_sandbox.agent_grant on agent_grant.id = grant_id
          where token_hash = ${hashOf(asked.code)} for update`;
        if (row === undefined) return null;
        if (row.wasUsed) await endGrant(transaction, row.grantId);
        const isRight =
          row.isOpen &&
          !row.wasUsed &&
          row.clientId === asked.clientId &&
          row.redirectUri === asked.redirectUri &&
          isVerifier(asked.verifier, row.codeChallenge);
        if (!isRight) return null;
        await transaction`
          update cloud_sandbox.agent_code set used_at = now() where token_hash = ${hashOf(asked.code)}`;
        return issueTokens(transaction, row.grantId, row.scopes);
      });
    },
    /** Replaces a refresh token; null if it doesn't count. One that was replaced already ends its grant. */
    async refresh(token: string, clientId: string): Promise<AgentTokens | null> {
      return inTransaction(sql, async (transaction) => {
        const [row] = await transaction<GrantRow[]>`
          select grant_id as "grantId", client_id as "clientId", scopes,
            agent_token.ended_at is not null as "wasUsed",
            expires_at > now() and agent_grant.ended_at is null as "isOpen"
          from cloud_sandbox.agent_token join cloud_sandbox.agent_grant on agent_grant.id = grant_id
          where token_hash = ${hashOf(token)} and kind = 'refresh' for update`;
        if (row === undefined || row.clientId !== clientId) return null;
        if (row.wasUsed) await endGrant(transaction, row.grantId);
        if (!row.isOpen || row.wasUsed) return null;
        await transaction`
          update cloud_sandbox.agent_token set ended_at = now() where token_hash = ${hashOf(token)}`;
        return issueTokens(transaction, row.grantId, row.scopes);
      });
    },
    /** Revokes a platform's own token: an access token alone, a refresh token with its grant. Repeatable. */
    async revoke(token: string, clientId: string): Promise<void> {
      await inTransaction(sql, async (transaction) => {
        const [row] = await transaction<{ grantId: string; kind: 'access' | 'refresh' }[]>`
          update cloud_sandbox.agent_token set ended_at = coalesce(agent_token.ended_at, now())
          from cloud_sandbox.agent_grant
          where token_hash = ${hashOf(token)} and agent_grant.id = grant_id and client_id = ${clientId}
          returning grant_id as "grantId", kind`;
        if (row?.kind === 'refresh') await endGrant(transaction, row.grantId);
      });
    },
    /** What an access token proves at this moment; null if nothing. */
    async look(token: string): Promise<AgentAccess | null> {
      const [row] = await sql<AgentAccess[]>`
        select account.subject, email, is_email_confirmed as "isEmailConfirmed", name, client_id as "clientId",
          scopes, expires_at as "expiresAt"
        from cloud_sandbox.agent_token
          join cloud_sandbox.agent_grant on agent_grant.id = grant_id
          join cloud_sandbox.account on account.subject = agent_grant.subject
        where token_hash = ${hashOf(token)} and kind = 'access' and expires_at > now()
          and agent_token.ended_at is null and agent_grant.ended_at is null`;
      return row ?? null;
    },
  };
}
