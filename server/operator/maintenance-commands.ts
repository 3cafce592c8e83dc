import {
  type MaintenanceState,
  type MaintenanceSwitch,
  type MaintenanceWords,
  openShop,
  readMaintenance,
  setMaintenance,
} from '../modules/shop/maintenance.repository.ts';
import {
  type CommandResult,
  failedResult,
  problemIn,
  type OperatorCommand,
  type TypedOptions,
} from './operator-command.ts';

/** What the commands about maintenance need. */
export interface MaintenanceServices extends MaintenanceSwitch {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Issues a pass with which a browser sees the shop during maintenance. */
  issueMaintenancePass(): string;
}

const closed = 'The shop is closed for maintenance.';
const open = 'The shop is open.';

/** In characters: what a page of a few sentences has room for. */
const longest = { heading: 100, text: 1000, link: 500 } as const;

/** Whether a link opens a page; others could run in the shop's own page. */
const isPageLink = (link: string) => URL.canParse(link) && /^https?:$/.test(new URL(link).protocol);

/** The words of a closure as they were typed; null for those that the page's own stand for. */
function readWords(options: TypedOptions): MaintenanceWords | { readonly problem: string } {
  const optionOf = (name: keyof typeof longest) => options[name]?.trim() || null;
  const words = { heading: optionOf('heading'), text: optionOf('text'), link: optionOf('link') };
  const tooLong = (['heading', 'text', 'link'] as const).find(
    (name) => (words[name] ?? '').length > longest[name],
  );
  if (tooLong !== undefined)
    return { problem: `Give --${tooLong} in at most ${longest[tooLong]} characters.` };
  return words.link === null || isPageLink(words.link)
    ? words
    : { problem: 'Give --link as a whole address, such as https://status.example/.' };
}

/** What the page says instead of its own words, a line each. */
const linesOf = ({ heading, text, link }: MaintenanceState): readonly string[] =>
  [heading && `Heading: ${heading}`, text && `Text: ${text}`, link && `Link: ${link}`].filter(
    (line) => line !== null,
  );

async function switchTo({ sql }: MaintenanceSwitch, state: MaintenanceState): Promise<CommandResult> {
  const isChanged = await setMaintenance(sql, state);
  const line = state.isOn ? closed : open;
  return {
    isDone: true,
    lines: [isChanged ? line : `${line} It already was.`, ...linesOf(state)],
    json: { maintenance: state.isOn, isChanged },
  };
}

/** The commands about maintenance. */
export const maintenanceCommands: readonly OperatorCommand<MaintenanceServices>[] = [
  {
    name: 'maintenance on',
    parameters: [],
    options: { heading: '[--heading TEXT]', text: '[--text TEXT]', link: '[--link ADDRESS]' },
    help: 'Closes the shop and its forms, with these words or the page’s own. Yours are shown as typed in every language; the page’s own are translated. Orders that are being placed are completed, and pages that the law requires stay open: withdrawal, cancellation, legal notice, terms, data protection.',
    problemOf: (_parameters, options) => problemIn(readWords(options)),
    question: () => 'Close the shop?',
    async run(services, _parameters, options = {}) {
      const words = readWords(options);
      return 'problem' in words ? failedResult(words.problem) : switchTo(services, { isOn: true, ...words });
    },
  },
  {
    name: 'maintenance off',
    parameters: [],
    help: 'Opens the shop.',
    question: () => 'Open the shop?',
    run: (services) => switchTo(services, openShop),
  },
  {
    name: 'maintenance status',
    parameters: [],
    help: 'Shows whether the shop is open, and what its closed page says.',
    isReadOnly: true,
    async run({ sql }) {
      const state = await readMaintenance(sql);
      const { isOn, ...words } = state;
      return {
        isDone: true,
        lines: [isOn ? closed : open, ...linesOf(state)],
        json: { maintenance: isOn, ...words },
      };
    },
  },
  {
    name: 'maintenance pass',
    otherName: 'maintenance allow',
    parameters: [],
    isConfidential: true,
    help: 'Creates a link that lets a browser see the closed shop for 12 hours.',
    async run({ publicUrl, issueMaintenancePass }) {
      const url = `${publicUrl}/maintenance-pass/${issueMaintenancePass()}/`;
      return {
        isDone: true,
        lines: [url, 'Anyone with this link can see the shop for 12 hours.'],
        json: { url },
      };
    },
  },
];
