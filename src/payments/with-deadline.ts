/**
 * Runs `work` with a promise that rejects after `milliseconds`, so that several steps share one deadline: `work` races
 * each of them against it. The timer ends with `work`.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  message: string,
  work: (deadline: Promise<never>) => Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  deadline.catch(() => undefined);
  try {
    return await work(deadline);
  } finally {
    clearTimeout(timer);
  }
}

/** The provider's time limit for an answer. */
const LONGEST_ANSWER_MILLISECONDS = 30_000;

/** What the provider answers; rejects if it doesn't in time. Not for what the buyer answers in the provider's window. */
export const withinDeadline = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  withDeadline(LONGEST_ANSWER_MILLISECONDS, 'The card provider did not answer in time.', (deadline) =>
    Promise.race([answer, deadline]),
  );
