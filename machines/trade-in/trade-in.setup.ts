import { assertEvent, assign, setup } from 'xstate';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { checkTradeIn } from '../rules/trade-in/index.ts';
import type {
  RegisterProbeInput,
  TradeInContext,
  TradeInEvent,
  TradeInInput,
  TradeInPorts,
  TradeInReply,
} from './trade-in.types.ts';

/** The name of every port that the flow calls. */
export const tradeInPortNames = [
  'createTradeInKey',
  'registerProbe',
] as const satisfies readonly (keyof TradeInPorts)[];

interface Asking {
  readonly context: TradeInContext;
}

export const noInput = (): Record<string, never> => ({});
export const registerInput = ({ context }: Asking): RegisterProbeInput => {
  const { country, productLine, condition, serialNumber, idempotencyKey } = context;
  return { country, productLine, condition, serialNumber, idempotencyKey: idempotencyKey ?? '' };
};

/** Nothing described yet. */
export const blankProbe = {
  productLine: '',
  condition: '',
  serialNumber: '',
  idempotencyKey: null,
  registered: null,
  trouble: null,
} as const;

export const tradeInSetup = setup({
  types: {
    context: {} as TradeInContext,
    events: {} as TradeInEvent,
    input: {} as TradeInInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: unprovidedPorts<TradeInPorts>(tradeInPortNames),
  guards: {
    isProbeIncomplete: ({ context }) => checkTradeIn(context, context.linesOffered).length > 0,
    isNothingTradedIn: ({ context }) => context.linesOffered.length === 0,
    hasTradeInKey: ({ context }) => context.idempotencyKey !== null,
    isRegistered: (_, reply: TradeInReply) => reply.status === 'registered',
  },
  actions: {
    chooseOldLine: assign(({ event }) => {
      assertEvent(event, 'old-probe.line.chosen');
      return { productLine: event.productLine, idempotencyKey: null };
    }),
    chooseCondition: assign(({ event }) => {
      assertEvent(event, 'old-probe.condition.chosen');
      return { condition: event.condition, idempotencyKey: null };
    }),
    changeSerialNumber: assign(({ event }) => {
      assertEvent(event, 'old-probe.number.changed');
      return { serialNumber: event.serialNumber, idempotencyKey: null };
    }),
    keepTradeInKey: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    keepCredit: assign((_, reply: TradeInReply) =>
      reply.status === 'registered' ? { registered: reply.registered } : {},
    ),
    keepRefusals: assign((_, reply: TradeInReply) =>
      reply.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: reply.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
    forgetProbe: assign(blankProbe),
  },
});
