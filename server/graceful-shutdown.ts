/**
 * From now on SIGINT, SIGTERM and SIGHUP end this process: at once while it starts, since a start that is interrupted
 * changes nothing that the next one needs; once `setClose` has named how the shop closes, in that way. Further signals
 * change nothing: a terminal's reaches npm and the shop, and npm's child passes it on.
 */
export function endOnSignal(): (close: () => Promise<void>) => void {
  let close = async (): Promise<void> => {};
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void close().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  return (closeShop) => {
    close = closeShop;
  };
}
