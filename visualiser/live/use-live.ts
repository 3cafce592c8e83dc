import { useEffect, useState } from 'react';
import { type LiveStory, emptyStory, addMessage } from './live-moments.ts';

/** `absent` if the pages were opened from a folder, without a server. */
export type LiveLink = 'absent' | 'waiting' | 'broken';

export interface Live {
  readonly link: LiveLink;
  readonly story: LiveStory;
}

const againAfter = 2_000;

/** Connects to the server of these pages, which relays the messages of running flows. */
export function useLive(): Live {
  const isServed = window.location.protocol.startsWith('http');
  const [link, setLink] = useState<LiveLink>(isServed ? 'waiting' : 'absent');
  const [story, setStory] = useState(emptyStory);
  useEffect(() => {
    if (!isServed) return;
    let again: number | undefined;
    let socket: WebSocket | null = null;
    const connect = () => {
      socket = new WebSocket(window.location.origin.replace(/^http/, 'ws'));
      // The server sends its stored messages again.
      socket.addEventListener('open', () => {
        setLink('waiting');
        setStory(emptyStory);
      });
      socket.addEventListener('message', ({ data }) => setStory((told) => addMessage(told, String(data))));
      socket.addEventListener('close', () => {
        setLink('broken');
        again = window.setTimeout(connect, againAfter);
      });
    };
    connect();
    return () => {
      window.clearTimeout(again);
      socket?.close();
    };
  }, [isServed]);
  return { link, story };
}
