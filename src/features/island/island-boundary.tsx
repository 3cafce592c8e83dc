import { Component, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { reportError } from '../../browser/report-error.ts';
import { useOnce } from '../../browser/use-once.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { ProblemReport } from '../trouble/problem-report.tsx';

interface IslandBoundaryState {
  readonly bug: { readonly error: unknown } | null;
}

/** The browser's error boundary for bugs: shows an error in place of the island, and reports the flow's trail. */
export class IslandBoundary extends Component<{ readonly children: ReactNode }, IslandBoundaryState> {
  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { bug: { error } };
  }

  override state: IslandBoundaryState = { bug: null };

  override render() {
    const { bug } = this.state;
    return bug === null ? this.props.children : <ReportedProblem error={bug.error} />;
  }
}

function ReportedProblem({ error }: { error: unknown }) {
  const { t } = useLingui();
  usePageTitle(t`An Error Occurred – Sonde`);
  const errorId = useOnce(() => reportError(String(error)));
  return <ProblemReport errorId={errorId} />;
}
