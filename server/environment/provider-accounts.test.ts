import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

const main = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: '8PT597110X687430L',
};

function problemsOf(variables: Record<string, string>): readonly string[] {
  const parsed = parseEnvironment(variables);
  return parsed.ok ? [] : parsed.problems;
}

describe('the accounts of regions', () => {
  const american = {
    STRIPE_SECRET_KEY_US: 'sk_live_2',
    STRIPE_PUBLISHABLE_KEY_US: 'pk_live_2',
    STRIPE_WEBHOOK_SECRET_US: 'whsec_2',
  };

  it('has accounts of the regions that are set, each complete', () => {
    const paypal = { PAYPAL_CLIENT_ID_AU: 'a', PAYPAL_CLIENT_SECRET_AU: 'b', PAYPAL_WEBHOOK_ID_AU: 'C' };
    expect(parseEnvironment({ ...main, ...american, ...paypal })).toMatchObject({
      ok: true,
      environment: {
        regionalAccounts: {
          US: {
            card: { secretKey: 'sk_live_2', publishableKey: 'pk_live_2', webhookSecret: 'whsec_2' },
            paypal: null,
          },
          AU: { card: null, paypal: { clientId: 'a', clientSecret: 'b', webhookId: 'C' } },
        },
      },
    });
    expect(parseEnvironment(main)).toMatchObject({ environment: { regionalAccounts: {} } });
  });

  it.each([
    [
      { ...main, ...american, STRIPE_WEBHOOK_SECRET_US: '' },
      'STRIPE_WEBHOOK_SECRET_US is missing: it belongs to STRIPE_SECRET_KEY_US.',
    ],
    [
      { ...main, PAYPAL_CLIENT_ID_GB: 'id2', PAYPAL_CLIENT_SECRET_GB: 'secret2' },
      'PAYPAL_WEBHOOK_ID_GB is missing: it belongs to PAYPAL_CLIENT_ID_GB.',
    ],
    [
      { ...main, ...american, STRIPE_SECRET_KEY_US: 'sk_live_1' },
      'STRIPE_SECRET_KEY_US is the same as STRIPE_SECRET_KEY: leave it out where a region has no account of its own.',
    ],
    [
      { ...main, ...american, STRIPE_WEBHOOK_SECRET_US: 'whsec_1' },
      'STRIPE_WEBHOOK_SECRET_US is the same as STRIPE_WEBHOOK_SECRET: leave it out where a region has no account of its own.',
    ],
  ])('refuses an account of a region that is incomplete or another one', (variables, sentence) => {
    expect(problemsOf(variables)).toEqual([sentence]);
  });

  it('needs the main account beside those of regions', () => {
    expect(problemsOf(american)).toEqual([
      'STRIPE_SECRET_KEY is missing: it belongs to STRIPE_SECRET_KEY_US.',
      'STRIPE_PUBLISHABLE_KEY is missing: it belongs to STRIPE_SECRET_KEY_US.',
      'STRIPE_WEBHOOK_SECRET is missing: it belongs to STRIPE_SECRET_KEY_US.',
    ]);
  });
});
