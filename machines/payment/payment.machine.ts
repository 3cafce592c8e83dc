import { assertEvent, assign, forwardTo, setup } from 'xstate';
import { answerOf, portActors, rejectionOf, troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { ownValue } from '../rules/texts/index.ts';
import type { MethodInput, PaymentMeans } from './methods/method.types.ts';
import { methodFlows } from './methods/methods.generated.ts';
import { paymentChoice } from './payment-choice.ts';
import type {
  ChoiceAnswer,
  PaymentOutcome,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentPorts,
} from './payment.types.ts';

type Flow = (typeof methodFlows)[number];
type MethodMachines = { readonly [Each in Flow as Each['id']]: Each['machine'] };
type OwnPorts = Pick<PaymentPorts, 'choosePayment'>;

const ownPortNames = ['choosePayment'] as const satisfies readonly (keyof OwnPorts)[];

/** The machine of every method that has one, by the ID of its state. */
const methodMachines = (machineOf: (flow: Flow) => Flow['machine']) =>
  Object.fromEntries(methodFlows.map((flow) => [flow.id, machineOf(flow)])) as MethodMachines;

const firstContext = ({ input }: { input: PaymentInput }): PaymentContext => {
  const { methods, preferred, ...known } = input;
  const chosen = input.chosen !== null && methods.includes(input.chosen.method) ? input.chosen : null;
  const first = preferred !== null && methods.includes(preferred) ? preferred : (methods[0] ?? '');
  return {
    ...known,
    methods,
    chosen,
    method: chosen?.method ?? first,
    means: null,
    typed: {},
    trouble: null,
  };
};

/** The previous input, if it was for the currently selected method. */
const keptMeans = ({ method, chosen }: PaymentContext): PaymentMeans | null =>
  chosen?.method === method ? chosen.means : null;

const methodInput = ({ context }: { context: PaymentContext }): MethodInput => ({
  kept: keptMeans(context),
  billingAddress: context.billingAddress,
  email: context.email,
  checkoutId: context.checkoutId,
  quoteData: context.quoteData,
  typed: ownValue(context.typed, context.method) ?? {},
});

const choiceInput = ({ context }: { context: PaymentContext }) => ({
  checkoutId: context.checkoutId,
  ...paymentChoice(context),
});

const paymentChart = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutcome,
    tags: {} as 'pending',
    meta: {} as { readonly description: string },
    children: {} as { readonly [Each in Flow as Each['id']]: Each['id'] },
  },
  actors: {
    ...unprovidedPorts<OwnPorts>(ownPortNames),
    ...methodMachines(({ machine }) => machine),
  },
  guards: {
    hasNoMethod: ({ context }) => context.methods.length === 0,
    isMethod: ({ context }, { method }: { method: string }) => context.method === method,
    isOtherMethodOffered: ({ context, event }) =>
      event.type === 'payment.method.chosen' &&
      event.method !== context.method &&
      context.methods.includes(event.method),
    isKeptAlready: ({ context: { chosen } }, means: PaymentMeans | null) =>
      chosen?.means?.token === means?.token,
    isMethodWithdrawn: ({ context, event }) =>
      event.type === 'payment.known' && !event.methods.includes(context.method),
    isKept: (_, answer: ChoiceAnswer) => answer.status === 'kept',
  },
  actions: {
    forwardToMethod: forwardTo((_, { id }: { id: string }) => id),
    chooseMethod: assign(({ event }) => {
      assertEvent(event, 'payment.method.chosen');
      return { method: event.method, means: null, trouble: null };
    }),
    keepKnownOrder: assign(({ event }) => {
      assertEvent(event, 'payment.known');
      const { type: _type, ...known } = event;
      return known;
    }),
    takeFirstMethod: assign(({ context: { methods } }) => ({ method: methods[0] ?? '', means: null })),
    keepTypedText: assign(({ context: { method, typed }, event }) =>
      'value' in event
        ? { typed: { ...typed, [method]: { ...ownValue(typed, method), [event.field]: event.value } } }
        : {},
    ),
    forgetTrouble: assign({ trouble: null }),
    keepMeans: assign((_, means: PaymentMeans | null) => ({ means, chosen: null })),
    forgetMeans: assign({ means: null }),
    restoreMeans: assign(({ context }) => ({ means: keptMeans(context) })),
    recallSaved: assign(({ event }) => {
      assertEvent(event, 'payment.saved.recalled');
      return { means: event.saved, trouble: null };
    }),
    forgetChosen: assign({ chosen: null }),
    keepAttestations: assign((_, answer: ChoiceAnswer) =>
      answer.status === 'kept' ? { attestations: answer.attestations } : {},
    ),
    keepRefusals: assign((_, answer: ChoiceAnswer) =>
      answer.status === 'refused' ? { trouble: { kind: 'refused' as const, refusals: answer.refusals } } : {},
    ),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
  },
});

/** Selecting another method starts over, whatever the state of the current one. */
const otherMethod = {
  'payment.method.chosen': {
    guard: 'isOtherMethodOffered',
    target: '#payment.opening',
    actions: 'chooseMethod',
  },
} as const;

/** Selects another method if the current one is no longer available. */
const withdrawnMethod = {
  guard: 'isMethodWithdrawn',
  target: '#payment.opening',
  actions: ['keepKnownOrder', 'takeFirstMethod'],
} as const;

/** Where no method's flow needs updates about the order. */
const knownOrder = { 'payment.known': [withdrawnMethod, { actions: 'keepKnownOrder' }] } as const;

const isMethod = ({ method }: Flow) => ({ type: 'isMethod', params: { method } }) as const;

/** Where the selected method has a flow of its own. */
function methodState(flow: Flow) {
  const { description } = flow;
  // The compiler checks an invocation of one machine at a time; those of all methods have the same contract.
  const id = flow.id as (typeof methodFlows)[0]['id'];
  const handedOn = [...flow.events, 'payment.submitted', 'payment.checked'].map((type) => [
    type,
    {
      actions: [
        'forgetTrouble',
        type.endsWith('.replaced') ? 'forgetChosen' : 'keepTypedText',
        { type: 'forwardToMethod', params: { id } },
      ],
    },
  ]);
  return paymentChart.createStateConfig({
    meta: { description },
    invoke: {
      id,
      src: id,
      input: methodInput,
      onDone: [
        { guard: { type: 'isKeptAlready', params: answerOf }, target: 'chosen' },
        { target: 'saving', actions: { type: 'keepMeans', params: answerOf } },
      ],
    },
    on: {
      ...otherMethod,
      ...(Object.fromEntries(handedOn) as object),
      'payment.withdrawn': { actions: { type: 'forwardToMethod', params: { id } } },
      'payment.known': [
        withdrawnMethod,
        { actions: ['keepKnownOrder', { type: 'forwardToMethod', params: { id } }] },
      ],
    },
  });
}

/** The payment step: selects a method, collects its input, and saves the choice in the shop. */
export const paymentMachine = paymentChart.createMachine({
  id: 'payment',
  context: firstContext,
  initial: 'opening',
  states: {
    opening: {
      meta: { description: 'Looks for an available payment method.' },
      always: [
        { guard: 'hasNoMethod', target: 'unpayable' },
        ...methodFlows.map((flow) => ({ guard: isMethod(flow), target: flow.id })),
        { target: 'plain', actions: 'restoreMeans' },
      ],
    },
    unpayable: {
      meta: {
        description:
          'No payment method is available for this order: the page shows whom to contact, or the buyer changes the order.',
      },
      on: { 'payment.known': withdrawnMethod },
    },
    ...Object.fromEntries(methodFlows.map((flow) => [flow.id, methodState(flow)])),
    plain: {
      meta: {
        description:
          'The method needs no details; the buyer continues, also with what they have saved, or chooses another one.',
      },
      on: {
        ...otherMethod,
        ...knownOrder,
        'payment.saved.recalled': { actions: 'recallSaved' },
        'payment.saved.replaced': { actions: ['forgetMeans', 'forgetChosen'] },
        'payment.submitted': { target: 'saving', actions: ['forgetTrouble', 'forgetChosen'] },
      },
    },
    saving: {
      tags: 'pending',
      meta: { description: 'The shop saves the payment method.' },
      on: { ...knownOrder, 'payment.withdrawn': { target: 'opening', actions: 'forgetMeans' } },
      invoke: {
        id: 'choosePayment',
        src: 'choosePayment',
        input: choiceInput,
        onDone: [
          {
            guard: { type: 'isKept', params: answerOf },
            target: 'chosen',
            actions: { type: 'keepAttestations', params: answerOf },
          },
          {
            target: 'opening',
            actions: ['forgetMeans', { type: 'keepRefusals', params: answerOf }],
          },
        ],
        onError: {
          target: 'opening',
          actions: ['forgetMeans', { type: 'noteLostConnection', params: rejectionOf }],
        },
      },
    },
    chosen: {
      type: 'final',
      meta: { description: 'The payment method is set; nothing is charged yet.' },
    },
  },
  output: ({ context }) => ({
    method: context.method,
    means: context.means ?? keptMeans(context),
    ...(context.attestations && { attestations: context.attestations }),
  }),
});

/** Connects the payment form to its ports: real ones in the app, scripted ones in tests. */
export function paymentWithPorts(ports: PaymentPorts): typeof paymentMachine {
  return paymentMachine.provide({
    actors: {
      ...portActors(ports, ownPortNames),
      ...methodMachines(({ machine, portNames }) =>
        machine.provide({ actors: portActors(ports, portNames) }),
      ),
    },
  });
}
