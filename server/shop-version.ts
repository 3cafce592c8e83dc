import packageJson from '../package.json' with { type: 'json' };

/** The version of this shop, on its pages and at `/healthz` (coverage RUN-15). */
export const shopVersion: string = packageJson.version;
