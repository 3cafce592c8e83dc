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
