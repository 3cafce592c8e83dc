/** The one message that the relay says itself: the page of these running machines has closed its socket. */
export const endedType = '@sonde.ended';

/** As the relay sends it; one for all machines of a page, so that it does not push out what was told before. */
export const endedMessage = (sessionIds: ReadonlySet<string>): string =>
  JSON.stringify({ type: endedType, sessionIds: [...sessionIds] });

/** Of which running machine a message speaks; null where it names none. */
export function sessionOf(message: string): string | null {
  try {
    const { sessionId } = (JSON.parse(message) ?? {}) as { readonly sessionId?: unknown };
    return typeof sessionId === 'string' ? sessionId : null;
  } catch {
    return null;
  }
}
