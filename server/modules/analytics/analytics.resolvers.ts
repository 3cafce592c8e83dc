import type { ModuleApi } from '../../kernel/module-api.ts';
import { messageOf, type Refusal } from '../../kernel/refusal.ts';
import type { AnalyticsServices } from './analytics-services.ts';
import { recordEvent } from './record-event.ts';

function payload(refusals: readonly Refusal[], isRecorded: boolean) {
  const analyticsErrors = refusals.map((refusal) => ({
    field: refusal.field,
    message: messageOf(refusal),
    code: 'INVALID' as const,
  }));
  return {
    errors: analyticsErrors.map(({ field, message }) => ({ field, message })),
    analyticsErrors,
    isRecorded,
  };
}

/** Events of visits. Each counts against a limit, because each is stored. */
export const analyticsApi = (services: AnalyticsServices): ModuleApi => ({
  limits: { analyticsRecord: [{ limit: 'analytics' }] },
  refuse: async (refusal) => payload([refusal], false),
  resolvers: {
    Mutation: {
      async analyticsRecord(_parent, { input }, facts) {
        const { refusals, isRecorded } = await recordEvent(services, input, facts);
        return payload(refusals, isRecorded);
      },
    },
  },
});
