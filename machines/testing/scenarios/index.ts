import type { Scenario } from './scenario.ts';
import { scenariosById } from './scenarios.generated.ts';

/** What can happen to each registered machine, by the machine's id. */
export const scenarios: Readonly<Record<string, Scenario>> = scenariosById;
