import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ProofMediaType } from '@sonde/machines/rules/learners';
import { decideLearner, type LearnerDecisionServices } from '../modules/learner/decide-learner.ts';
import type { LearnerDecision, StoredLearner } from '../modules/learner/learner.model.ts';
import { loadProof, pendingLearners } from '../modules/learner/learner.repository.ts';
import { type CommandResult, failedResult, type OperatorCommand } from './operator-command.ts';

type LearnerCommand = OperatorCommand<LearnerDecisionServices>;

const extensions: Readonly<Record<ProofMediaType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

const toReportRow = ({ number, market, traineeType, school, email, status, createdAt }: StoredLearner) => ({
  id: number,
  status,
  market,
  traineeType,
  school,
  email,
  createdAt: createdAt.toISOString(),
});

/** What people typed, without anything that a terminal would interpret. */
const plain = (text: string) => text.replace(/[\p{C}]/gu, '');

const lineOf = (learner: StoredLearner) =>
  Object.values(toReportRow(learner))
    .map((value) => plain(String(value)))
    .join('  ');

/** Null for what can't be the number of a request. */
const numberOf = (typed: string): number | null => (/^\d{1,12}$/.test(typed) ? Number(typed) : null);

const requestNotFound = (typed: string) =>
  failedResult(`Request ${plain(typed)} doesn’t exist. List the requests with "learner list".`);

async function decide(
  services: LearnerDecisionServices,
  typed: string,
  decision: LearnerDecision,
): Promise<CommandResult> {
  const number = numberOf(typed);
  const decided = number === null ? null : await decideLearner(services, number, decision);
  if (decided === null || decided.status === 'missing') return requestNotFound(typed);
  const { learner, status } = decided;
  const word = decision === 'APPROVED' ? 'approved' : 'declined';
  const line =
    status === 'unchanged'
      ? `Learner ${number} was already ${word}.`
      : `Learner ${number} is ${word}, and ${plain(learner.email)} gets an email.`;
  return { isDone: true, lines: [line], json: toReportRow(learner) };
}

async function saveProof(
  { sql }: LearnerDecisionServices,
  typed: string,
  folder: string,
): Promise<CommandResult> {
  const number = numberOf(typed);
  const proof = number === null ? null : await loadProof(sql, number);
  if (proof === null) return failedResult(`Request ${plain(typed)} has no proof, or it was deleted.`);
  const file = join(resolve(folder), `${proof.name}.${extensions[proof.mediaType]}`);
  await mkdir(resolve(folder), { recursive: true });
  await writeFile(file, proof.content, { mode: 0o600 });
  return {
    isDone: true,
    lines: [file, 'This is a copy. Delete it after you decide.'],
    json: { file, mediaType: proof.mediaType },
  };
}

/** The commands about learners. */
export const learnerCommands: readonly LearnerCommand[] = [
  {
    name: 'learner list',
    parameters: [],
    help: 'Lists the undecided requests, oldest first.',
    isReadOnly: true,
    async run({ sql }) {
      const pending = await pendingLearners(sql);
      const lines = pending.length === 0 ? ['No requests are waiting.'] : pending.map(lineOf);
      return { isDone: true, lines, json: pending.map(toReportRow) };
    },
  },
  {
    name: 'learner proof',
    parameters: ['ID', 'FOLDER'],
    help: 'Writes the proof of a request to a file in a folder.',
    run: (services, [id = '', folder = '']) => saveProof(services, id, folder),
  },
  {
    name: 'learner approve',
    parameters: ['ID'],
    help: 'Confirms a learner and emails the discount code.',
    question: ([id = '']) => `Approve request ${id}, and email the learner the code?`,
    run: (services, [id = '']) => decide(services, id, 'APPROVED'),
  },
  {
    name: 'learner decline',
    parameters: ['ID'],
    help: 'Declines a request and emails the learner what to do next.',
    question: ([id = '']) => `Decline request ${id}, and email the learner?`,
    run: (services, [id = '']) => decide(services, id, 'DECLINED'),
  },
];
