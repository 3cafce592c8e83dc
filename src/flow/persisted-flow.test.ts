import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { persistFlow } from './persisted-flow.ts';

/** A form: a text is typed and then sent. */
const machine = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as { readonly type: 'typed' | 'sent' | 'answered' },
  },
  actions: { type: assign({ text: ({ context }) => `${context.text}a` }) },
}).createMachine({
  context: { text: '' },
  initial: 'editing',
  states: {
    editing: { on: { typed: { actions: 'type' }, sent: 'sending' } },
    sending: { on: { typed: { actions: 'type' }, answered: 'done' } },
    done: { type: 'final' },
  },
});

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
}

function open(isStored = true) {
  const [window, document] = [new EventTarget(), new Page()];
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const written: unknown[] = [];
  const actor = createActor(machine).start();
  const end = persistFlow(actor, (persisted) => {
    const { value, context } = (persisted ?? {}) as {
      readonly value?: string;
      readonly context?: { text: string };
    };
    written.push(persisted === null ? null : `${value} ${context?.text}`);
    return isStored;
  });
  const beginning = written.splice(0);
  return {
    beginning,
    written,
    end,
    stop: () => actor.stop(),
    send: (...types: readonly ('typed' | 'sent' | 'answered')[]) =>
      types.forEach((type) => actor.send({ type })),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    show: (visibility: Page['visibilityState']) => {
      document.visibilityState = visibility;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a persisted flow', () => {
  it('writes its initial state', () => {
    expect(open().beginning).toEqual(['editing ']);
  });

  it('writes frequent typing only once per interval', () => {
    const { send, written } = open();
    send('sent');
    send('typed', 'typed');
    vi.advanceTimersByTime(299);
    send('typed');
    expect(written).toEqual(['sending ']);
    vi.advanceTimersByTime(1);
    expect(written).toEqual(['sending ', 'sending aaa']);
    vi.advanceTimersByTime(10_000);
    expect(written).toHaveLength(2);
  });

  it('writes each letter at once if the storage accepts nothing', () => {
    const { send, written } = open(false);
    send('typed', 'typed');
    expect(written).toEqual(['editing a', 'editing aa']);
  });

  it('writes a new state at once, with what was typed before', () => {
    const { send, written } = open();
    send('typed', 'typed', 'sent');
    expect(written.at(-1)).toBe('sending aa');
    vi.advanceTimersByTime(10_000);
    expect(written.filter((text) => text === 'sending aa')).toHaveLength(1);
  });

  it('loses nothing when the page is left or hidden at once', () => {
    const { send, leave, show, written } = open();
    send('typed', 'typed');
    leave();
    expect(written.at(-1)).toBe('editing aa');
    send('typed');
    show('hidden');
    expect(written.at(-1)).toBe('editing aaa');
  });

  it('writes nothing when the page becomes visible', () => {
    const { send, show, written } = open();
    send('typed');
    const before = written.length;
    show('visible');
    expect(written).toHaveLength(before);
  });

  it('leaves nothing after its end, even when the page is left then', () => {
    const { send, leave, written } = open();
    send('sent', 'typed', 'answered');
    expect(written.at(-1)).toBeNull();
    const { length } = written;
    leave();
    vi.advanceTimersByTime(10_000);
    expect(written).toHaveLength(length);
  });

  it('keeps the last snapshot of a flow that was stopped or failed', () => {
    const { send, stop, end, leave, written } = open();
    send('typed', 'typed');
    vi.advanceTimersByTime(300);
    send('typed');
    stop();
    leave();
    end();
    vi.advanceTimersByTime(10_000);
    expect(written).toEqual(['editing aa']);
  });

  it('writes a pending change when the view ends, and nothing after it', () => {
    const { send, end, leave, written } = open();
    send('typed', 'typed');
    end();
    expect(written.at(-1)).toBe('editing aa');
    const { length } = written;
    send('typed');
    leave();
    expect(written).toHaveLength(length);
  });
});
