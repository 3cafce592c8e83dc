import { build } from 'vite';

/** Runs after the storefront's build, because the pages become part of the server. */
await build({ configFile: 'vite.server.config.ts' });
