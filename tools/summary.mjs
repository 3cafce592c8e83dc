// The summary of a run: every failed test with its name and the first lines of its message, and the counts.

const shownLines = 6;

/** Terminal color codes, which are noise in a log. */
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

const firstLines = (message) =>
  message
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, shownLines)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * Formats the summary. `outcomes` are the results of suites and checks: the number that passed, and `failures`, each
 * with the test's name and message. The text ends with the counts, and contains only them if everything passed.
 */
export function summaryOf(outcomes) {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return [
    ...failures.map(({ name, message }) => `FAILED ${name}\n${firstLines(message)}`),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}

/** Prints the summary and exits, with 1 if anything failed. */
export function endWithSummary(outcomes) {
  console.log(summaryOf(outcomes));
  process.exit(outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1);
}
