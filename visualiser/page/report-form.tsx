import { useId, useState } from 'react';
import { hashOf } from './route.ts';
import { machineOf, readReport } from '../trail/read-report.ts';
import { writeTrail } from '../trail/read-trail.ts';

/** Takes a line of the shop's log about an error, and opens the flow with the path to it. */
export function ReportForm({ machines }: { readonly machines: readonly string[] }) {
  const id = useId();
  const [log, setLog] = useState('');
  const [refusal, setRefusal] = useState('');
  const open = () => {
    const report = readReport(log);
    const machine = report === null ? null : machineOf(report.trail, machines);
    if (report === null) setRefusal('No error report from the shop was found in this text.');
    else if (machine === null)
      setRefusal(`Error ${report.errorId} happened outside a flow, so there is no path to show.`);
    else window.location.hash = hashOf({ machine, trail: writeTrail(report.trail) });
  };
  return (
    <form
      className="report"
      aria-label="Path to an error"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <h2>Path to an error</h2>
      <p>
        The shop’s log has a line for the error id that the buyer sees, with the path to the error and no
        values that anyone typed.
      </p>
      <label htmlFor={id}>Log line</label>
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
