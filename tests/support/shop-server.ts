/** The shop for a Playwright suite, with its own data folder and the additional variables in `environment`. */
export const shopServer = (
  port: number,
  dataFolder: string,
  environment: Readonly<Record<string, string>>,
) => ({
  command: 'node tools/start.mjs',
  cwd: '../..',
  url: `http://127.0.0.1:${port}/readyz`,
  reuseExistingServer: false,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  env: {
    PORT: String(port),
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1000',
    ...environment,
  },
});
