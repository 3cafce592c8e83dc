import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { inspectionMessage } from './live-view.ts';

const secret = 'ada@clinic.example';
const at = new Date('2026-11-21T12:00:00Z');

const form = setup({
  types: {} as { context: { email: string }; events: { type: 'typed'; email: string } | { type: 'sent' } },
  actors: { save: fromPromise(async () => ({ saved: secret })) },
}).createMachine({
  id: 'form',
  context: { email: '' },
  initial: 'typing',
  states: {
    typing: {
      on: { typed: { actions: assign({ email: ({ event }) => event.email }) }, sent: { target: 'saving' } },
    },
    saving: { invoke: { src: 'save', onDone: { target: 'saved' } } },
    saved: { type: 'final' },
  },
});

/** All messages while the form is filled in and sent, as parsed by the receiver. */
async function collectMessages(): Promise<readonly StatelyInspectionEvent[]> {
  const messages: StatelyInspectionEvent[] = [];
  const actor = createActor(form, {
    inspect: (inspected) => {
      const message = inspectionMessage(inspected, 'page', at);
      if (message !== null) messages.push(message);
    },
  }).start();
  const ended = new Promise<void>((resolve) => actor.subscribe({ complete: resolve }));
  actor.send({ type: 'typed', email: secret });
  actor.send({ type: 'sent' });
  await ended;
  return JSON.parse(JSON.stringify(messages)) as readonly StatelyInspectionEvent[];
}

describe('the messages of a running flow', () => {
  it('contain its state and events', async () => {
    const snapshots = (await collectMessages()).flatMap((message) =>
      message.type === '@xstate.snapshot' && message.sessionId === message.rootId
        ? [[message.event.type, (message.snapshot as { value?: unknown }).value]]
        : [],
    );
    expect(snapshots).toEqual([
      ['xstate.init', 'typing'],
      ['typed', 'typing'],
      ['sent', 'saving'],
      ['xstate.done.actor.0.form.saving', 'saved'],
    ]);
  });

  it('contain the machine’s name and its chart by names', async () => {
    const [first] = await collectMessages();
    expect(first).toMatchObject({
      type: '@xstate.actor',
      name: 'form',
      sessionId: expect.stringMatching(/^page\//) as string,
      createdAt: String(at.getTime()),
    });
    const { definition = '' } = first as { readonly definition?: string };
    expect(JSON.parse(definition)).toMatchObject({ id: 'form', initial: 'typing' });
  });

  it('contain nothing from the buyer or the shop’s responses', async () => {
    expect(JSON.stringify(await collectMessages())).not.toContain(secret);
  });

  it('are accepted by the receiver of Stately’s own inspector', async () => {
    const page = new EventTarget() as EventTarget & { self: unknown; top: unknown; opener: unknown };
    Object.assign(page, { self: page, top: page, opener: { postMessage: () => {} } });
    const taken: StatelyInspectionEvent[] = [];
    createBrowserReceiver({ window: page as unknown as Window }).subscribe((event) => {
      taken.push(event);
    });
    const messages = await collectMessages();
    for (const data of messages) page.dispatchEvent(new MessageEvent('message', { data }));
    expect(taken).toEqual(messages);
  });
});

it('a production build contains no inspector', async () => {
  const buildIn = async (mode: string) => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      mode,
      define: { 'import.meta.env.DEV': String(mode !== 'production') },
      build: {
        write: false,
        lib: { entry: `${import.meta.dirname}/live-view.ts`, formats: ['es'] },
      },
    });
    return (result as Rollup.RollupOutput[])
      .flatMap(({ output }) => output.map((part) => ('code' in part ? part.code : '')))
      .join('');
  };
  expect(await buildIn('development')).toContain('WebSocket');
  expect(await buildIn('production')).not.toMatch(/WebSocket|127\.0\.0\.1|randomUUID/);
});
