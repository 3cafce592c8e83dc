/** Resolves with the result of some work, or rejects after the longest time that it may take. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const patience = setTimeout(
    () => late.reject(new Error(`Not done within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(patience);
  }
}
