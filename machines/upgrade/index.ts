export { upgradeMachine, upgradeWithPorts } from './upgrade.machine.ts';
export * from './upgrade.selectors.ts';
export { upgradePortNames } from './upgrade.setup.ts';
export { readUpgrade, storeUpgrade } from './upgrade.snapshot.ts';
export type {
  LoadUpgradingAnswer,
  UpgradeContext,
  UpgradeEvent,
  UpgradeInput,
  UpgradePorts,
  UpgradingMembership,
} from './upgrade.types.ts';
