import type { Context } from 'hono';
import { type Keys, identifyCaller } from './api-access.ts';
import type { Control } from './control.ts';
import type { Route, SandboxEnv } from './route.types.ts';

export interface ControlRoutesInput {
  readonly keys: Keys;
  readonly control: Control;
  /** Called when events may be delivered again. */
  readonly onReleased: () => void;
}

const locked = { error: 'The secret key is needed.' };
const notUnderstood = { error: 'These commands are not understood.' };

/** Lets tests hold and reorder events and cause failures; with the secret key only. */
export function controlRoutes({ keys, control, onReleased }: ControlRoutesInput): readonly Route[] {
  const isAllowed = (request: Context<SandboxEnv>) =>
    identifyCaller(keys, request.req.header('Authorization'), null) === 'server';

  return [
    {
      method: 'GET',
      path: '/control',
      handle: async (request) =>
        isAllowed(request) ? Response.json(await control.state()) : Response.json(locked, { status: 401 }),
    },
    {
      method: 'POST',
      path: '/control',
      async handle(request) {
        if (!isAllowed(request)) return Response.json(locked, { status: 401 });
        const state = await control.obey(await request.req.json().catch(() => null));
        if (!state) return Response.json(notUnderstood, { status: 400 });
        if (!state.hold) onReleased();
        return Response.json(state);
      },
    },
  ];
}
