const decisions = [
  ['approved', 'APPROVED'],
  ['declined', 'DECLINED'],
] as const;

/**
 * Decides about learners in the sandbox, where no operator may be there to do it: addresses that begin with `approved`
 * or `declined` as a word, in small letters.
 */
export function sandboxLearnerRule({
  email,
}: {
  readonly email: string;
}): (typeof decisions)[number][1] | null {
  const decided = decisions.find(([word]) => new RegExp(`^${word}\\b`).test(email));
  return decided?.[1] ?? null;
}
