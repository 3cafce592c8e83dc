/**
 * How the shop's process is started. On a large machine Node lets its heap grow to several times what is in use
 * before it cleans up, and cleans up with as many threads as there are cores; the shop lives on about 40 MB, and with
 * these bounds it cleans up in time.
 */
export const serverProcess = [
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
  '--v8-pool-size=2',
  'build/shop/main.js',
];
