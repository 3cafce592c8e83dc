import { build } from 'vite';

/** After the storefront's build, whose pages become part of the shop's own code. */
await build({ configFile: 'vite.server.config.ts' });
