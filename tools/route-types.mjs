// Runs after npm has installed the packages. Editors and the compiler need the route types for src/routes/.
import { run, runtime } from './bootstrap.mjs';

run(runtime(), ['node_modules/@react-router/dev/bin.cjs', 'typegen']);
