import { randomInt } from 'node:crypto';
import { countryDay } from '@sonde/machines/rules/places';
import {
  friendDiscountPpm,
  mayRefer,
  referralCodeLength,
  referralCodePrefix,
  referralMonths,
} from '@sonde/machines/rules/referrals';
import type { Sql } from '../../db/connect.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { readReferrerToken } from '../../kernel/referrer-token.ts';
import type { DeriveToken } from '../../kernel/tokens.ts';
import {
  findLedgerLines,
  findReferrer,
  findReferrerCode,
  giveReferrerCode,
  type Referrer,
  unspentMonthsOf,
} from './referrer.repository.ts';

/** The dependencies of the referrer's page. */
export interface ReferrerServices {
  readonly sql: Sql;
  readonly deriveToken: DeriveToken;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Crockford's Base32, without letters that look like digits or spell words. */
const codeCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newCode = () =>
  referralCodePrefix +
  Array.from({ length: referralCodeLength }, () => codeCharacters[randomInt(32)]).join('');

/** How often a code that someone else has already is replaced by another one. */
const mostAttempts = 3;

/** The code of a referrer, which is stored when they first see it; later views only read. */
async function codeOf(sql: Sql, referrer: Referrer): Promise<string> {
  const known = await findReferrerCode(sql, referrer);
  if (known !== null) return known;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const code = await giveReferrerCode(sql, referrer, newCode());
    if (code !== null) return code;
  }
  throw new Error(`No unused code was found for a referrer of organization ${referrer.organizationId}`);
}

/** The person whom a token names if they can refer others, and whether they have replaced that token since. */
async function referrerOf(
  { sql, deriveToken }: Pick<ReferrerServices, 'sql' | 'deriveToken'>,
  referrerToken: string,
): Promise<{ readonly referrer: Referrer | null; readonly isReplaced: boolean }> {
  const read = readReferrerToken(deriveToken, referrerToken);
  const referrer = read && (await findReferrer(sql, read.membershipId));
  if (read === null || referrer === null || !mayRefer(referrer)) return { referrer: null, isReplaced: false };
  return { referrer, isReplaced: read.generation < referrer.referrerTokenGeneration };
}

const ppmPerPercent = 10_000;

/**
 * A referrer's page. The person who has its token sees it, without signing in; an unknown token, a former member's, and
 * that of a member who can't refer others get the same response. The person who has a replaced token learns only that.
 */
export const referralApi = ({ sql, deriveToken, publicUrl }: ReferrerServices): ModuleApi => ({
  resolvers: {
    Query: {
      isReferrerTokenReplaced: async (_parent, { referrerToken }) =>
        (await referrerOf({ sql, deriveToken }, referrerToken)).isReplaced,
      async referrer(_parent, { referrerToken }) {
        const { referrer, isReplaced } = await referrerOf({ sql, deriveToken }, referrerToken);
        if (referrer === null || isReplaced) return null;
        const { organizationId, country } = referrer;
        const voucherCode = await codeOf(sql, referrer);
        const lines = await findLedgerLines(sql, organizationId, referralMonths);
        return {
          voucherCode,
          link: `${publicUrl}/?voucherCode=${voucherCode}`,
          friendDiscountPercentage: friendDiscountPpm / ppmPerPercent,
          monthsPerReferral: referralMonths,
          unspentMonths: Math.max(0, await unspentMonthsOf(sql, organizationId)),
          credits: lines.map(({ kind, months, at, dueOn }) => ({
            kind,
            months,
            day: dueOn ?? countryDay(country, at ?? new Date(0)),
          })),
        };
      },
    },
  },
});
