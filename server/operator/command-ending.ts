import type { RecordedResult } from './operator-log.ts';

/** What a process writes at its end, and the code with which it exits. */
interface CommandEnding {
  readonly exitCode: 0 | 1 | 3;
  readonly output: string;
  readonly problems: readonly string[];
}

/** The exit code of a command that was done, and whose outcome the record lacks. */
const doneUnrecorded = 3;

/** How a command ends: 0 if it was done, 1 if it wasn't, 3 if it was done and could not be recorded as such. */
export function commandEnding(result: RecordedResult, isJson: boolean): CommandEnding {
  const { isDone, recordProblem } = result;
  const answer = isJson ? JSON.stringify(result.json) : result.lines.join('\n');
  const unrecorded =
    recordProblem === null
      ? []
      : [
          `The command was ${isDone ? 'done' : 'not done'}, but the record doesn't say so: ${recordProblem}`,
          ...(isDone ? ['Do not repeat it.'] : []),
        ];
  return isDone
    ? { exitCode: recordProblem === null ? 0 : doneUnrecorded, output: answer, problems: unrecorded }
    : { exitCode: 1, output: '', problems: [answer, ...unrecorded] };
}
