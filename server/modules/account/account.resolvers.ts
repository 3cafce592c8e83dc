import { accountPayload } from '../../kernel/account-payload.ts';
import { refusal } from '../../kernel/refusal.ts';
import { isToken } from '../../kernel/tokens.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';

import type { AccountServices } from './account-services.ts';
import { redeemNonce, revoke } from './account.repository.ts';

/**
 * Signing out, and signing in from the app. The responses don't reveal whether a token was valid (RFC 7009, section
 * 2.2).
 */
export const accountApi = ({ sql, verifyToken, now }: AccountServices): ModuleApi => ({
  limits: {
    loginNonceRedeem: [{ limit: 'login', isFailure: (answer) => answer?.accountErrors?.length !== 0 }],
  },
  refuse: async (refusal) => accountPayload([refusal]),
  resolvers: {
    Mutation: {
      async tokenRevoke(_parent, { token }) {
        const verified = (await verifyToken?.(token)) ?? null;
        if (verified) await revoke(sql, verified.id, verified.expiresAt);
        return accountPayload([]);
      },
      async loginNonceRedeem(_parent, { nonce }) {
        const isRedeemed = isToken(nonce) && (await redeemNonce(sql, nonce, now()));
        return accountPayload(isRedeemed ? [] : [refusal('NOT_FOUND', 'nonce')]);
      },
    },
  },
});
