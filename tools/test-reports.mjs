// Reads the failed tests from the runners' JSON reports (Vitest: Jest's format; Playwright: its own).

const place = (file, root) => file.replace(`${root}/`, '');

/** A file that failed to load has a message and no tests. */
const failedTestsOf = ({ name: file, status, message, assertionResults }, root) => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [{ name: place(file, root), message }];
  return failed.map((test) => ({
    name: `${place(file, root)} › ${test.fullName}`,
    message: test.failureMessages.join('\n'),
  }));
};

/** Reads a Vitest report. */
export function vitestOutcome(report, root) {
  return {
    passed: report.numPassedTests,
    failures: report.testResults.flatMap((file) => failedTestsOf(file, root)),
  };
}

const specsOf = (suite, titles = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, titles: [...titles, suite.title] })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, suite.title])),
];

const messageOf = (test) =>
  test.results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n');

/** Reads a Playwright report. A test that passed only on retry counts as failed. */
export function playwrightOutcome(report) {
  const failures = report.suites
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ titles, title, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map((test) => ({
          name: `${[`${titles[0]}:${line}`, ...titles.slice(1), title].join(' › ')} [${test.projectName}]`,
          message: messageOf(test),
        })),
    );
  return { passed: report.stats.expected, failures };
}
