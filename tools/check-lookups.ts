// Checks that no object in the shop is used as a map; part of `npm test`.
import { openLookups } from './open-lookups.ts';

const places = openLookups(process.cwd(), [
  'machines/tsconfig.json',
  'server/tsconfig.json',
  'src/tsconfig.json',
]);
if (places.length > 0) {
  console.error(
    `An object asked for any text also finds constructor and __proto__. Use ownValue (machines/rules/texts/own-value.ts), a Map, or a key of a closed type:\n${places.join('\n')}`,
  );
  process.exitCode = 1;
}
