import type { InPieces } from '../../model-tests/explore/explore.ts';

/** Milliseconds of work before the browser can handle input; a frame is 16. */
const pieceAtMost = 10;

/** Lets the browser paint and handle input. */
const untilNextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Runs all pieces without blocking the page. Null once `signal` is aborted. */
export async function betweenFrames<Result>(
  work: InPieces<Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  for (;;) {
    const begun = performance.now();
    while (performance.now() - begun < pieceAtMost) {
      const piece = work.next();
      if (piece.done) return piece.value;
    }
    await untilNextTask();
    if (signal.aborted) return null;
  }
}
