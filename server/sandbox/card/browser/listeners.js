/** The page's listeners to an element: `emit` calls those of an event, and the methods of the element add and remove them. */
export function createListeners(elementType) {
  const handlers = new Map();
  const methods = {
    on(event, handler) {
      handlers.set(event, new Set([...(handlers.get(event) ?? []), handler]));
      return this;
    },
    once(event, handler) {
      const first = (details) => {
        methods.off(event, first);
        handler(details);
      };
      return methods.on.call(this, event, first);
    },
    off(event, handler) {
      if (handler) handlers.get(event)?.delete(handler);
      else handlers.delete(event);
      return this;
    },
  };
  return {
    methods,
    emit(event, details = {}) {
      for (const handler of [...(handlers.get(event) ?? [])]) handler({ elementType, ...details });
    },
    isListenedTo: (event) => (handlers.get(event)?.size ?? 0) > 0,
    clear: () => handlers.clear(),
  };
}
