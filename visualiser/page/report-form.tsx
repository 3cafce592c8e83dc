import { useId, useState } from 'react';
import { hashOf } from './route.ts';
import { nobody } from '../choice/choices.ts';
import { countryOfPage, type ErrorReport, isErrorId, machineOf, readReport } from '../trail/read-report.ts';
import { reportFileOf } from '../trail/report-file.ts';
import { readAgentSession } from '../trail/agent-session.ts';
import { writeTrail } from '../trail/read-trail.ts';

/** The report of an id in the log of the shop that these pages were served with; null if there is none. */
async function fetchReport(errorId: string): Promise<ErrorReport | null> {
  try {
    const response = await fetch(reportFileOf(errorId));
    return response.ok ? ((await response.json()) as ErrorReport) : null;
  } catch {
    return null;
  }
}

/**
 * Takes the id of an error, the line of the shop's log about it, or what the shop answered an agent, and opens the flow
 * with the path to it.
 */
export function ReportForm({ machines }: { readonly machines: readonly string[] }) {
  const id = useId();
  const [log, setLog] = useState('');
  const [refusal, setRefusal] = useState('');
  const open = async () => {
    const isId = isErrorId(log);
    const report = isId ? await fetchReport(log.trim()) : (readReport(log) ?? readAgentSession(log));
    const machine = report === null ? null : machineOf(report.trail, machines);
    if (report === null)
      setRefusal(
        isId
          ? 'This id isn’t in a log that these pages read. Name the shop’s log when you start them: npm run flows -- --log FILE. Or paste its line here.'
          : 'Neither an error report from the shop nor an answer to an agent was found in this text.',
      );
    else if (machine === null)
      setRefusal(`Error ${report.errorId} happened outside a flow, so there is no path to show.`);
    else
      window.location.hash = hashOf({
        machine,
        trail: writeTrail(report.trail),
        reason: report.message,
        choice: { ...nobody, country: countryOfPage(report.page) },
      });
  };
  return (
    <form
      className="report"
      aria-label="Recorded path"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h2>Recorded path</h2>
      <p>
        The shop’s log has a line for the error id that the buyer sees, with the reason, the path to the error
        and no values that anyone typed. An agent’s checkouts, as the shop answered them, are the path that a
        person would have taken: paste them as a list or one a line.
      </p>
      <label htmlFor={id}>Error id, log line or an agent’s checkouts</label>
      <textarea
        id={id}
        rows={3}
        value={log}
        aria-describedby={refusal === '' ? undefined : `${id}-refusal`}
        onChange={({ target }) => {
          setLog(target.value);
          setRefusal('');
        }}
      />
      <button type="submit">Show the path</button>
      {refusal === '' ? null : (
        <p id={`${id}-refusal`} className="refusal" role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
