import type { OrderEventServices } from '../../server/agents/trust/send-order-events.ts';

const absent = async () => {
  throw new Error('This test gave no platform, but one was asked for.');
};

/** For tests without agents: any call to a platform throws. */
export const noPlatforms: Omit<OrderEventServices, 'sql' | 'now'> = {
  profiles: { find: absent, findNewer: absent },
  sendOutbound: absent,
  signer: { signRequest: absent, signResponse: absent },
  ownProfileUrl: 'http://shop.test/.well-known/ucp',
  describeOrder: absent,
  countOrderEvent() {},
  reportOrderEvent() {},
};
