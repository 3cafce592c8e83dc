import { expect, it } from 'vitest';
import { auditReport } from './audit-report.ts';

it('lists the known vulnerabilities with severity, name and versions', () => {
  const vulnerabilities = {
    lodash: { name: 'lodash', severity: 'high', range: '<4.17.21', via: [] },
    tar: { name: 'tar', severity: 'low', range: '*', via: [] },
  };
  expect(auditReport(JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} }))).toEqual([
    'high: lodash <4.17.21',
    'low: tar *',
  ]);
  expect(auditReport(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual([]);
});

it.each([
  ['a registry without audits', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['no network', '{"message":"request to https://registry.example failed","error":{"code":"ENOTFOUND"}}'],
  ['no answer', ''],
])('is not available with %s', (_what, answer) => {
  expect(auditReport(answer)).toBeNull();
});
