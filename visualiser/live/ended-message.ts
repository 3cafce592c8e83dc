/** The only message type that the relay itself sends: the page of these running machines has closed its socket. */
export const endedType = '@sonde.ended';

/** The message for all machines of a page. A single message keeps earlier ones from being dropped. */
export const endedMessage = (sessionIds: ReadonlySet<string>): string =>
  JSON.stringify({ type: endedType, sessionIds: [...sessionIds] });

/** The session that a message belongs to; null if it names none. */
export function sessionOf(message: string): string | null {
  try {
    const { sessionId } = (JSON.parse(message) ?? {}) as { readonly sessionId?: unknown };
    return typeof sessionId === 'string' ? sessionId : null;
  } catch {
    return null;
  }
}
