/** Upgrades of a running membership. */

export {
  higherMemberships,
  isProAbove,
  lowerMemberships,
  mayUpgradeTo,
  type UpgradeObstacle,
  upgradeObstacle,
} from './upgrades.ts';
