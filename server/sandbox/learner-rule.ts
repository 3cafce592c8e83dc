const decisions = [
  ['approved', 'APPROVED'],
  ['declined', 'DECLINED'],
] as const;

/**
 * Decides about the learners whose address begins with `approved` or `declined` as a word, in small letters; null for
 * any other.
 */
export function sandboxLearnerRule({
  email,
}: {
  readonly email: string;
}): (typeof decisions)[number][1] | null {
  const decided = decisions.find(([word]) => new RegExp(`^${word}\\b`).test(email));
  return decided?.[1] ?? null;
}
