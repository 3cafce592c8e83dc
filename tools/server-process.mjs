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

/**
 * Bounds in bytes for the C library's own memory (glibc; others know no such variables). Where they are not said, it
 * raises them with each large buffer that is freed, and keeps what is below for itself: after some pages that were
 * rendered and compressed, more than 10 MB.
 */
export const serverVariables = {
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
