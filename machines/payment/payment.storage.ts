import { ownValue } from '../rules/texts/index.ts';
import type { MethodFlow } from './methods/method.types.ts';
import { methodFlows } from './methods/methods.generated.ts';

interface Persisted {
  readonly context: object;
  readonly value?: unknown;
  readonly children?: Readonly<Record<string, { readonly snapshot: Persisted }>>;
}

const withoutTrouble = <Form extends Persisted>(form: Form): Form => ({
  ...form,
  context: { ...form.context, trouble: null },
});

/** A method's flow without what it waits for in the page. */
function withoutPage(method: Persisted, { endedByReload = {} }: MethodFlow): Persisted {
  const value = ownValue<string>(endedByReload, String(method.value));
  return value === undefined ? method : { ...method, value, children: {} };
}

/**
 * Prepares a persisted payment form for a reload: the provider's fields are empty, so their messages are cleared, and a
 * wallet's sheet is gone.
 */
export const withoutProviderPage = <Form extends Persisted>(form: Form): Form => ({
  ...withoutTrouble(form),
  ...(form.children && {
    children: Object.fromEntries(
      Object.entries(form.children).map(([id, child]) => {
        const flow = methodFlows.find((method) => method.id === id);
        return [id, flow ? { ...child, snapshot: withoutTrouble(withoutPage(child.snapshot, flow)) } : child];
      }),
    ),
  }),
});
