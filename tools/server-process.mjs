/**
 * The command line of the shop's server. On a large machine, Node lets its heap grow to several times the live data
 * before it collects garbage, and uses as many threads as there are cores. The shop needs about 40 MB, and these limits
 * make it collect in time. Allocation-site pretenuring is off: the engine allocates objects in the old generation where
 * earlier ones lived long, and each then retains its references until the most expensive collection, a full one. The
 * baseline compiler is off: its code takes up to 10 MB for functions that are optimized soon after, or run rarely.
 */
export const serverProcess = [
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
  '--no-maglev',
  '--no-sparkplug',
  '--heap-growing-percent=30',
  '--v8-pool-size=2',
  '--no-allocation-site-pretenuring',
  'build/shop/main.js',
];

/**
 * Limits in bytes for the memory of the C library (glibc; others ignore these variables). Without them, it raises its
 * thresholds with each large buffer that is freed and retains the memory below: more than 10 MB after rendering and
 * compressing some pages.
 */
export const serverVariables = {
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
