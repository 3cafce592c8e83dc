/**
 * How the shop's process is started. On a large machine Node lets its heap grow to several times what is in use
 * before it cleans up, and cleans up with as many threads as there are cores; the shop lives on about 40 MB, and with
 * these bounds it cleans up in time. No place in the code makes its objects old from the start: the engine does so where
 * it saw objects live long once, and each then keeps what it refers to until all is cleaned up, the most costly cleaning.
 */
export const serverProcess = [
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
  '--v8-pool-size=2',
  '--no-allocation-site-pretenuring',
  'build/shop/main.js',
];
