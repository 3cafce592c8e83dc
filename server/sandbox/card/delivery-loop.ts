/** Between a change and the first try to tell the shop about it. */
const FIRST_TRY_MILLISECONDS = 50;
/** Between two looks for what became due meanwhile. */
const ROUND_MILLISECONDS = 1000;

export interface DeliveryLoop {
  /** Something new is due. */
  wake(): void;
  start(): void;
  /** Resolves when the last round has ended. */
  stop(): Promise<void>;
}

/** Runs `round` now and then, never twice at once; a failed round is reported and the next one tries again. */
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
