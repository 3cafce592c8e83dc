import type { MachineWords } from '../flow/index.ts';

export const tradeInWords: MachineWords = {
  kind: 'flow',
  title: 'Trade-in',
  sentence: 'An owner describes an old probe, and gets credit towards a new one.',
  services: {
    createTradeInKey: 'for a key that identifies this probe',
    registerProbe: 'the shop to register the probe',
  },
  events: {
    'old-probe.line.chosen': 'Owner chooses the model',
    'old-probe.condition.chosen': 'Owner chooses the condition',
    'old-probe.number.changed': 'Owner types the serial number',
    'old-probe.submitted': 'Owner sends the description',
    'another.requested': 'Owner describes another probe',
  },
  guards: {
    isProbeIncomplete: 'model or condition is missing, or the serial number is wrong',
    isNothingTradedIn: 'trade-ins aren’t accepted in the country',
    hasTradeInKey: 'the same probe was sent before',
    isRegistered: 'the shop registers the probe',
  },
  actions: {
    chooseOldLine: 'keep the model',
    chooseCondition: 'keep the condition',
    changeSerialNumber: 'keep the serial number',
    keepTradeInKey: 'keep the key',
    keepCredit: 'keep the credit and its code',
    forgetProbe: 'forget the probe',
  },
  places: {
    notOffered: 'no trade-in here',
    describing: 'description',
    registering: 'registering the probe',
    registered: 'probe registered',
  },
  troubles: [
    'trade-in.notOffered',
    'trade-in.describing.incomplete',
    'trade-in.describing.refused',
    'trade-in.describing.undelivered',
  ],
};
