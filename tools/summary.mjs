// The last words of a run: every test that failed, by name and with the first lines of what it said, and the counts.

const shownLines = 6;

/** Terminal colours, which a log shows as noise. */
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
 * `outcomes` are what suites and checks return: how many passed, and `failures`, each with the name of the test and its message.
 * The text ends with the counts; nothing stands before them where all passed.
 */
export function summaryOf(outcomes) {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return [
    ...failures.map(({ name, message }) => `FAILED ${name}\n${firstLines(message)}`),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}

/** Prints the summary and ends the process, with 1 where anything failed. */
export function endWithSummary(outcomes) {
  console.log(summaryOf(outcomes));
  process.exit(outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1);
}
