// After npm has installed the packages: types of the routes, without which no editor and no compiler understands src/routes/.
import { run, runtime } from './bootstrap.mjs';

run(runtime(), ['node_modules/@react-router/dev/bin.cjs', 'typegen']);
