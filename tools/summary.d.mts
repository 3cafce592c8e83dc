import type { Outcome } from './test-reports.mjs';

export declare function summaryOf(outcomes: readonly Outcome[]): string;
export declare function endWithSummary(outcomes: readonly Outcome[]): never;
