import { assertEvent, assign, setup } from 'xstate';
import { answerOf, portActors, unprovidedPorts } from '../flow/index.ts';
import type {
  ReferrerContext,
  ReferrerEvent,
  ReferrerInput,
  ReferrerPorts,
  SharingAnswer,
} from './referrer.types.ts';

/** The name of every port that the flow calls. */
export const referrerPortNames = [
  'copyText',
  'shareLink',
] as const satisfies readonly (keyof ReferrerPorts)[];

interface Asking {
  readonly context: ReferrerContext;
}

const copyInput = ({ context: { chosen, link, code } }: Asking) => ({
  text: chosen === 'link' ? link : code,
});
const shareInput = ({ context: { link } }: Asking) => ({ link });

const referrerSetup = setup({
  types: {
    context: {} as ReferrerContext,
    events: {} as ReferrerEvent,
    input: {} as ReferrerInput,
    meta: {} as { readonly description: string },
  },
  actors: unprovidedPorts<ReferrerPorts>(referrerPortNames),
  guards: {
    isSharingOffered: ({ context }) => context.isSharingOffered,
    isShared: (_, answer: SharingAnswer) => answer === 'shared',
  },
  actions: {
    chooseText: assign(({ event }) => {
      assertEvent(event, 'copy.requested');
      return { chosen: event.text };
    }),
  },
});

/** A member passes on their link and their code, by copying them or with the device's own menu. */
export const referrerMachine = referrerSetup.createMachine({
  id: 'referrer',
  context: ({ input }) => ({ ...input, chosen: 'link' }),
  initial: 'offered',
  states: {
    offered: {
      meta: { description: 'The referrer sees the link and the code for friends.' },
      initial: 'idle',
      on: {
        'copy.requested': { target: 'copying', actions: 'chooseText' },
        'share.requested': { guard: 'isSharingOffered', target: 'sharing' },
      },
      states: {
        idle: {
          meta: {
            description: 'Nothing was copied or shared since the page opened, or sharing was dismissed.',
          },
        },
        copied: { meta: { description: 'The page confirms what was copied.' } },
        uncopied: {
          meta: { description: 'The browser did not allow it: the page explains how to copy by hand.' },
        },
        shared: { meta: { description: 'The page confirms that the device has the link.' } },
        unshared: {
          meta: {
            description: 'The device could not share; the page shows that the link can be copied instead.',
          },
        },
      },
    },
    copying: {
      meta: { description: 'The browser is asked to copy the chosen text.' },
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: copyInput,
        onDone: 'offered.copied',
        onError: 'offered.uncopied',
      },
    },
    sharing: {
      meta: { description: 'The device’s menu for sharing is open.' },
      invoke: {
        id: 'shareLink',
        src: 'shareLink',
        input: shareInput,
        onDone: [
          { guard: { type: 'isShared', params: answerOf }, target: 'offered.shared' },
          { target: 'offered.idle' },
        ],
        onError: 'offered.unshared',
      },
    },
  },
});

/** Connects the flow to its ports: real ones in the app, scripted ones in tests. */
export function referrerWithPorts(ports: ReferrerPorts): typeof referrerMachine {
  return referrerMachine.provide({ actors: portActors(ports, referrerPortNames) });
}
