/** Upgrades of an active membership. */

export {
  higherMemberships,
  isProAbove,
  lowerMemberships,
  mayUpgradeTo,
  type UpgradeObstacle,
  upgradeObstacle,
} from './upgrades.ts';
