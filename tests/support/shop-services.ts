import { pino } from 'pino';
import { type ShopParts, type ShopServices, connectModules } from '../../server/compose-shop.ts';
import { parseEnvironment } from '../../server/environment/environment.ts';
import { createCatalogueCache } from '../../server/modules/catalogue/catalogue-cache.ts';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { unsharedUses } from '../../server/kernel/rate-limits/shared-uses.ts';
import { createTokens } from '../../server/kernel/tokens.ts';
import { embeddedTaxProvider } from '../../server/modules/tax/embedded-tax-provider.ts';
import type { TaxIdRegistry } from '../../server/modules/tax/tax-id-registry.ts';
import { sandboxLearnerRule } from '../../server/sandbox/learner-rule.ts';
import { verifyTestToken } from './test-account.ts';
import type { TestDatabase } from './test-database.ts';

/** A payment provider for tests that must not use one; any use throws. */
const absentProvider = new Proxy({} as CardProvider, {
  get(_target, property) {
    throw new Error(`This test gave no payment provider, but ${String(property)} was asked for.`);
  },
});

/** Always unavailable, like a registry that is down. */
const silentTaxIdRegistry: TaxIdRegistry = {
  consult: async () => ({
    answer: 'UNAVAILABLE',
    askedAt: '2026-11-20T15:00:00.000Z',
    consultationNumber: null,
  }),
};

/** The server's services for a test's database; `changes` replaces those under test. */
export function createTestServices(
  { sql }: TestDatabase,
  { variables = {}, ...changes }: Partial<ShopParts> & { readonly variables?: Record<string, string> } = {},
): ShopServices {
  const parsed = parseEnvironment({ PUBLIC_URL: 'http://shop.test', ...variables });
  if (!parsed.ok) {
    throw new Error(parsed.problems.join('\n'));
  }
  return connectModules({
    sql,
    catalogue: createCatalogueCache(sql),
    environment: parsed.environment,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    providers: { MAIN: { stripe: absentProvider } },
    publishableKeys: { MAIN: 'pk_test_sandbox' },
    verifyToken: verifyTestToken,
    taxProvider: embeddedTaxProvider,
    taxIdRegistry: silentTaxIdRegistry,
    sellerCountry: parsed.environment.seller.country,
    taxRegistrations: parsed.environment.taxRegistrations,
    deriveToken: createTokens('a secret that only tests have, long enough'),
    publicUrl: 'http://shop.test',
    geolocate: () => null,
    addressSearch: null,
    forwardEvents: null,
    crashPoint: () => {},
    learnerRule: sandboxLearnerRule,
    sharedUses: unsharedUses,
    now: () => new Date('2026-11-20T15:00:00Z'),
    ...changes,
  });
}
