import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Present when a Node server runs the stand-in, absent when a test calls it directly. */
export type SandboxEnv = { Bindings: Partial<HttpBindings> };

/** An endpoint of the stand-in. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly handle: (request: Context<SandboxEnv>) => Promise<Response> | Response;
}
