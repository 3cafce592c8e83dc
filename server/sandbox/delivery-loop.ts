/** Between a change and the first attempt to notify the shop. */
const FIRST_TRY_MILLISECONDS = 50;
/** Between two checks for events that have become due. */
const ROUND_MILLISECONDS = 1000;

export interface DeliveryLoop {
  /** Wakes the loop for a new event. */
  wake(): void;
  start(): void;
  /** Resolves when the last round has ended. */
  stop(): Promise<void>;
}

/** Runs `round` periodically, never twice at once. A failed round is reported and retried with the next one. */
export function createDeliveryLoop(
  round: () => Promise<unknown>,
  report: (error: unknown) => void,
): DeliveryLoop {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isStarted = false;
  let isWoken = false;

  const plan = (milliseconds: number) => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      isWoken = false;
      running = round()
        .then(() => undefined, report)
        .finally(() => {
          running = null;
          if (isStarted) plan(isWoken ? FIRST_TRY_MILLISECONDS : ROUND_MILLISECONDS);
        });
    }, milliseconds);
    timer.unref();
  };

  return {
    wake() {
      if (!isStarted || isWoken) return;
      isWoken = true;
      if (!running) plan(FIRST_TRY_MILLISECONDS);
    },
    start() {
      isStarted = true;
      plan(ROUND_MILLISECONDS);
    },
    async stop() {
      isStarted = false;
      if (timer) clearTimeout(timer);
      timer = null;
      await running;
    },
  };
}
