/**
 * How the shop's process is started. On a large machine Node lets its heap grow to several times what is in use
 * before it cleans up; the shop lives on about 60 MB, and with these bounds it cleans up in time.
 */
export const serverProcess = ['--max-semi-space-size=8', '--max-old-space-size=256', 'server/main.ts'];
