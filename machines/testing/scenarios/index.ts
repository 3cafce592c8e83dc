import type { Scenario } from './scenario.ts';
import { scenariosById } from './scenarios.generated.ts';

/** The scenario of each registered machine, by machine ID. */
export const scenarios: Readonly<Record<string, Scenario>> = scenariosById;
