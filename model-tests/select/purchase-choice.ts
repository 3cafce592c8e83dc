import { bundleTable, type BundleType, isBundleType, markets } from '../../machines/rules/catalogue/index.ts';
import { countryByCode } from '../../machines/rules/places/index.ts';
import { planTypes } from '../../machines/rules/plans/index.ts';
import {
  isPurchase,
  type Purchase,
  purchaseScenario,
  type Role,
  roles,
  type Scenario,
  verdictOn,
} from '../../machines/testing/index.ts';
import { UsageError } from '../command-line.ts';
import { suggestion } from '../suggestion.ts';

/** Who buys what and where, as far as it was asked for. */
export interface PurchaseChoice {
  readonly country: string | null;
  readonly bundle: string | null;
  readonly role: string | null;
}

const bundleTypes = Object.keys(bundleTable).filter(isBundleType);
const isRole = (text: string): text is Role => roles.some((role) => role === text);

function toUnknownError(flag: string, value: string, known: readonly string[]): UsageError {
  return new UsageError(`Unknown ${flag} "${value}".${suggestion(value, known)} Known: ${known.join(', ')}.`);
}

function chosenRoles(role: string | null): readonly Role[] {
  if (role === null) return roles;
  if (!isRole(role)) throw toUnknownError('role', role, roles);
  return [role];
}

function chosenBundles(bundle: string | null): readonly BundleType[] {
  if (bundle === null) return bundleTypes;
  if (!isBundleType(bundle)) throw toUnknownError('bundle', bundle, bundleTypes);
  return [bundle];
}

function chosenCountry(country: string | null): string {
  if (country !== null && countryByCode(country) === undefined)
    throw new UsageError(`Unknown country "${country}". Use a code of two letters, such as DE.`);
  return country ?? 'US';
}

function purchasesFor({ country, bundle, role }: PurchaseChoice): readonly Purchase[] {
  const code = chosenCountry(country);
  return chosenBundles(bundle)
    .flatMap((bundleType) => chosenRoles(role).map((known) => ({ bundleType, role: known })))
    .flatMap((half) => planTypes.flatMap((plan) => markets.map((market) => ({ ...half, plan, market }))))
    .map((purchase): Purchase => ({ country: code, ...purchase }))
    .filter(isPurchase);
}

/**
 * The scenario of a flow for the first purchase that fits, one that the rules allow if there is one. Throws a
 * {@link UsageError} for a flow that doesn't depend on a purchase.
 */
export function scenarioFor(flow: string, choice: PurchaseChoice): Scenario {
  const fitting = purchasesFor(choice);
  const purchase = fitting.find((one) => verdictOn(one).allowed.length > 0) ?? fitting[0];
  if (purchase === undefined) throw new UsageError('No purchase is possible with this bundle and role.');
  const scenario = purchaseScenario(flow, purchase);
  if (scenario === null)
    throw new UsageError(`Nothing in "${flow}" depends on country, bundle or role of a purchase.`);
  const { ways = [], ...others } = scenario;
  return { ...others, ways: ways.filter(({ input }) => Object.hasOwn(scenario.inputs, input)) };
}
