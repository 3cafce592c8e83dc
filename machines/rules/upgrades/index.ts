/** Upgrades of a running membership. */

export { higherMemberships, mayUpgradeTo, type UpgradeObstacle, upgradeObstacle } from './upgrades.ts';
