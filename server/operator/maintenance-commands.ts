import {
  isInMaintenance,
  type MaintenanceSwitch,
  setMaintenance,
} from '../modules/shop/maintenance.repository.ts';
import type { CommandResult, OperatorCommand } from './operator-command.ts';

/** What the commands about maintenance need. */
export interface MaintenanceServices extends MaintenanceSwitch {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** Issues a pass with which a browser sees the shop during maintenance. */
  issueMaintenancePass(): string;
}

const closed = 'The shop is closed for maintenance.';
const open = 'The shop is open.';

async function switchTo({ sql }: MaintenanceSwitch, isOn: boolean): Promise<CommandResult> {
  const isChanged = await setMaintenance(sql, isOn);
  const line = isOn ? closed : open;
  return {
    isDone: true,
    lines: [isChanged ? line : `${line} It already was.`],
    json: { maintenance: isOn, isChanged },
  };
}

/** The commands about maintenance. */
export const maintenanceCommands: readonly OperatorCommand<MaintenanceServices>[] = [
  {
    name: 'maintenance on',
    parameters: [],
    help: 'Closes the shop and its forms. Orders that are being placed are completed.',
    run: (services) => switchTo(services, true),
  },
  {
    name: 'maintenance off',
    parameters: [],
    help: 'Opens the shop.',
    run: (services) => switchTo(services, false),
  },
  {
    name: 'maintenance status',
    parameters: [],
    help: 'Shows whether the shop is open.',
    async run({ sql }) {
      const isOn = await isInMaintenance(sql);
      return { isDone: true, lines: [isOn ? closed : open], json: { maintenance: isOn } };
    },
  },
  {
    name: 'maintenance pass',
    parameters: [],
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
