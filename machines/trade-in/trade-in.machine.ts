import { answerOf, portActors, rejectionOf } from '../flow/index.ts';
import { blankProbe, noInput, registerInput, tradeInPortNames, tradeInSetup } from './trade-in.setup.ts';
import type { TradeInPorts } from './trade-in.types.ts';

/**
 * An owner describes an old probe and gets credit towards a new one. A probe that is sent again after a lost response is
 * registered once.
 */
export const tradeInMachine = tradeInSetup.createMachine({
  id: 'trade-in',
  context: ({ input }) => ({ ...input, ...blankProbe }),
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'The page checks whether the country’s shop accepts old probes.' },
      always: [{ guard: 'isNothingTradedIn', target: 'notOffered' }, { target: 'describing' }],
    },
    notOffered: {
      meta: { description: 'The country’s shop sells nothing that an old probe could be traded in for.' },
    },
    describing: {
      meta: { description: 'The owner enters the probe’s model, condition and serial number.' },
      initial: 'editing',
      on: {
        'old-probe.line.chosen': { actions: 'chooseOldLine' },
        'old-probe.condition.chosen': { actions: 'chooseCondition' },
        'old-probe.number.changed': { actions: 'changeSerialNumber' },
        'old-probe.submitted': [
          { guard: 'isProbeIncomplete', target: '.incomplete', actions: 'forgetTrouble' },
          { guard: 'hasTradeInKey', target: 'registering.delivering', actions: 'forgetTrouble' },
          { target: 'registering.naming', actions: 'forgetTrouble' },
        ],
      },
      states: {
        editing: { meta: { description: 'Mistakes are pointed out when the probe is sent.' } },
        incomplete: { meta: { description: 'The page shows what is missing or wrong, until it is right.' } },
        refused: {
          meta: { description: 'The shop does not accept the probe; the owner reads why and changes it.' },
        },
        undelivered: {
          meta: {
            description: 'The shop did not reply; everything is kept, and the same button tries again.',
          },
        },
      },
    },
    registering: {
      tags: 'pending',
      meta: { description: 'The probe is on its way.' },
      initial: 'naming',
      states: {
        naming: {
          meta: { description: 'A key is created that identifies this probe.' },
          invoke: {
            id: 'createTradeInKey',
            src: 'createTradeInKey',
            input: noInput,
            onDone: { target: 'delivering', actions: { type: 'keepTradeInKey', params: answerOf } },
            onError: {
              target: '#trade-in.describing.undelivered',
              actions: { type: 'noteLostConnection', params: rejectionOf },
            },
          },
        },
        delivering: {
          meta: { description: 'The shop is asked to register it; repeated requests register it only once.' },
          invoke: {
            id: 'registerProbe',
            src: 'registerProbe',
            input: registerInput,
            onDone: [
              {
                guard: { type: 'isRegistered', params: answerOf },
                target: '#trade-in.registered',
                actions: { type: 'keepCredit', params: answerOf },
              },
              {
                target: '#trade-in.describing.refused',
                actions: { type: 'keepRefusals', params: answerOf },
              },
            ],
            onError: {
              target: '#trade-in.describing.undelivered',
              actions: { type: 'noteLostConnection', params: rejectionOf },
            },
          },
        },
      },
    },
    registered: {
      meta: {
        description: 'The owner reads the credit and its code, and takes it to a new probe or the cart.',
      },
      on: { 'another.requested': { target: 'describing', actions: 'forgetProbe' } },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function tradeInWithPorts(ports: TradeInPorts): typeof tradeInMachine {
  return tradeInMachine.provide({ actors: portActors(ports, tradeInPortNames) });
}
