import { GraphQLError } from 'graphql';

/** How long an answer is kept: requests that fit no version may come in any number. */
const KEPT_MILLISECONDS = 2_000;

/** To a page of another version: asked again, it reaches a process of its own version sooner or later. */
const notOfThisVersion = () =>
  new GraphQLError('Another version of the shop answers this. Try again.', {
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503, headers: { 'retry-after': '1' } } },
  });

/**
 * The errors for a request that this version doesn't understand: its own, or while another version runs, whose page may
 * have sent it, that it is to be tried again. A database that doesn't answer knows of no other version.
 */
export function errorsOfUnknownRequests(
  isAnotherVersionRunning: () => Promise<boolean>,
  now: () => number,
): (errors: readonly GraphQLError[]) => Promise<readonly GraphQLError[]> {
  let kept = { answer: Promise.resolve(false), until: -Infinity };
  return async (errors) => {
    if (now() >= kept.until)
      kept = { answer: isAnotherVersionRunning().catch(() => false), until: now() + KEPT_MILLISECONDS };
    return (await kept.answer) ? [notOfThisVersion()] : errors;
  };
}
