import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

/** `serve.ts <port>`: builds the page with the views and serves it until it is stopped. */

const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
await build({ configFile });
const server = await preview({
  configFile,
  preview: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
