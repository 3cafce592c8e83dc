import type { LearnerDecisionServices } from '../modules/learner/decide-learner.ts';
import type { FulfilmentServices } from '../modules/order/fulfil-order.ts';
import type { SettlingServices } from '../modules/trade-in/settle-trade-in.ts';
import { backupCommands, type BackupCommandServices } from './backup-commands.ts';
import { banCommands } from './ban-commands.ts';
import { bankRefundCommands, type BankRefundCommandServices } from './bank-refund-commands.ts';
import { doctorCommands, type DoctorServices } from './doctor-commands.ts';
import { enterpriseCodeCommands } from './enterprise-code-commands.ts';
import { jobCommands } from './job-commands.ts';
import { leadCommands } from './lead-commands.ts';
import { learnerCommands } from './learner-commands.ts';
import { logCommands } from './log-commands.ts';
import { maintenanceCommands, type MaintenanceServices } from './maintenance-commands.ts';
import type { OperatorCommand } from './operator-command.ts';
import type { OperatorLogServices } from './operator-log.ts';
import { organizationCommands, type OrganizationCommandServices } from './organization-commands.ts';
import { orderCommands } from './order-commands.ts';
import { personCommands, type PersonCommandServices } from './person-commands.ts';
import { quoteCommands, type QuoteCommandServices } from './quote-commands.ts';
import { refundCommands, type RefundCommandServices } from './refund-commands.ts';
import { tradeInCommands } from './trade-in-commands.ts';
import { transferCommands, type TransferCommandServices } from './transfer-commands.ts';
import { voucherCommands } from './voucher-commands.ts';

/** What the commands of all modules need. */
export type OperatorServices = LearnerDecisionServices &
  FulfilmentServices &
  SettlingServices &
  MaintenanceServices &
  RefundCommandServices &
  BankRefundCommandServices &
  OperatorLogServices &
  BackupCommandServices &
  PersonCommandServices &
  OrganizationCommandServices &
  QuoteCommandServices &
  DoctorServices &
  TransferCommandServices;

/** All commands, in the order of the help. */
export const operatorCommands: readonly OperatorCommand<OperatorServices>[] = [
  ...learnerCommands,
  ...orderCommands,
  ...quoteCommands,
  ...bankRefundCommands,
  ...refundCommands,
  ...transferCommands,
  ...tradeInCommands,
  ...maintenanceCommands,
  ...banCommands,
  ...enterpriseCodeCommands,
  ...voucherCommands,
  ...leadCommands,
  ...organizationCommands,
  ...personCommands,
  ...jobCommands,
  ...doctorCommands,
  ...backupCommands,
  ...logCommands,
];
