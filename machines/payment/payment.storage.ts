import { methodFlows } from './methods/methods.generated.ts';

interface Persisted {
  readonly context: object;
  readonly children?: Readonly<Record<string, { readonly snapshot: Persisted }>>;
}

/** Prepares a persisted payment form for a reload: the provider's fields are empty, so their messages are cleared. */
export const withoutPaymentTrouble = <Form extends Persisted>(form: Form): Form => ({
  ...form,
  context: { ...form.context, trouble: null },
  ...(form.children && {
    children: Object.fromEntries(
      Object.entries(form.children).map(([id, child]) => [
        id,
        methodFlows.some((flow) => flow.id === id)
          ? { ...child, snapshot: withoutPaymentTrouble(child.snapshot) }
          : child,
      ]),
    ),
  }),
});
