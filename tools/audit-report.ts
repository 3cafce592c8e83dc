/** What `npm audit --json` answers: its findings, or why it has none. */
interface Audit {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

/** The known vulnerabilities of the packages, a line each; null where the registry doesn't say. */
export type AuditReport = readonly string[] | null;

/** Reads the answer of `npm audit --json`. */
export function auditReport(answer: string): AuditReport {
  let audit: Audit;
  try {
    audit = JSON.parse(answer) as Audit;
  } catch {
    return null;
  }
  if (audit.vulnerabilities === undefined) return null;
  return Object.entries(audit.vulnerabilities).map(
    ([name, { severity, range }]) => `${severity}: ${name} ${range}`,
  );
}
