import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The connection is there when a Node server runs the stand-in, and missing when a test calls it directly. */
export type SandboxEnv = { Bindings: Partial<HttpBindings> };

/** One address of the stand-in. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly handle: (request: Context<SandboxEnv>) => Promise<Response> | Response;
}
