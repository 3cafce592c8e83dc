/**
 * Ends this process on SIGINT, SIGTERM or SIGHUP. During startup it ends at once, because an interrupted start changes
 * nothing that the next one needs; once the returned function has been called, it ends through the given `close`.
 * Further signals are ignored: a terminal's signal reaches npm as well as the shop, and npm passes it on.
 */
export function installShutdownHandlers(): (close: () => Promise<void>) => void {
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
