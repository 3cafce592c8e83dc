import type { MailAccount, StandInOptions, StandIns } from './open-stand-ins.ts';

/** The environment's mail server, or the stand-in if none is set. */
async function openMailAccount({ environment: { smtpUrl }, sql }: StandInOptions): Promise<MailAccount> {
  if (smtpUrl !== null) return { url: smtpUrl, isPlayed: false, close: async () => {} };
  const { openMailServer } = await import('./sandbox/mail/mail-server.ts');
  return { ...(await openMailServer(sql)), isPlayed: true };
}

const nothingToPlay = {
  playsCard: false,
  accountService: null,
  viesUrl: null,
  analytics: null,
  errorReportDsn: null,
  showsMails: false,
  vetSitePath: null,
  learnerRule: () => null,
  agentProfiles: null,
  application: null,
  prepare: async () => {},
  start: () => {},
  stop: async () => {},
};

/**
 * The services of the environment, and stand-ins for those without an account in it. If it has a card provider, only the
 * mail server is simulated: real money is never taken next to stand-ins. The code of a stand-in is read only where it
 * plays, because it would take memory in every process.
 */
export async function openOutsideServices(options: StandInOptions): Promise<StandIns> {
  const { card, paypal, regionalAccounts } = options.environment;
  const mails = await openMailAccount(options);
  if (card !== null)
    return { ...nothingToPlay, card, paypal, regionalAccounts, smtpUrl: mails.url, close: mails.close };
  const { openStandIns } = await import('./open-stand-ins.ts');
  return openStandIns(options, mails);
}
