// Keeps this release for the test in which it and its successor serve side by side: npm run pack-release.
import { writeFileSync } from 'node:fs';
import { buildShop, root } from './bootstrap.mjs';
import { packRelease, previousRelease } from './packed-release.ts';

buildShop();
const packed = packRelease(root);
writeFileSync(previousRelease, packed);
console.log(`${previousRelease}: ${packed.length} bytes`);
