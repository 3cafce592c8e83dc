import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { neverResponds } from '../never-responds.ts';
import { ownValue } from '@sonde/machines/rules/texts';

const question = v.object({
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  vatNumber: v.pipe(v.string(), v.regex(/^[0-9A-Z+*]{2,12}$/)),
  requesterMemberStateCode: v.optional(v.string()),
  requesterNumber: v.optional(v.string()),
});
type Question = v.InferOutput<typeof question>;

type Answer = (context: Context, question: Question) => Response | Promise<Response>;

/** Always the same consultation number for the same query; the real registry returns a new one each time. */
function consultationNumber(asked: Question): string {
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  return `WAPI${hash.slice(0, 12).toUpperCase()}`;
}

const about =
  (valid: boolean): Answer =>
  (context, asked) =>
    context.json({
      countryCode: asked.countryCode,
      vatNumber: asked.vatNumber,
      requestDate: new Date().toISOString(),
      valid,
      requestIdentifier: asked.requesterNumber ? consultationNumber(asked) : '',
      name: valid ? 'SANDBOX CLINIC' : '---',
      address: '---',
      traderName: '---',
      traderStreet: '---',
      traderPostalCode: '---',
      traderCity: '---',
      traderCompanyType: '---',
      traderNameMatch: 'NOT_PROCESSED',
      traderStreetMatch: 'NOT_PROCESSED',
      traderPostalCodeMatch: 'NOT_PROCESSED',
      traderCityMatch: 'NOT_PROCESSED',
      traderCompanyTypeMatch: 'NOT_PROCESSED',
    });

const failureAnswer =
  (error: string): Answer =>
  (context) =>
    context.json({ actionSucceed: false, errorWrappers: [{ error }] }, 500);

/** The response by a number's last digit; all others are registered. */
const answersByLastDigit: Readonly<Record<string, Answer>> = {
  5: about(false),
  6: failureAnswer('MS_UNAVAILABLE'),
  7: failureAnswer('MS_MAX_CONCURRENT_REQ'),
  8: neverResponds,
  9: (context) => context.html('<!doctype html><title>Maintenance</title><p>VIES is being maintained.'),
};

/** Simulates the EU registry of tax ids: the one operation of its REST API that the shop uses. */
export function createViesSandbox(): Hono {
  const application = new Hono();
  application.post('/rest-api/check-vat-number', async (context) => {
    const read = v.safeParse(question, await context.req.json().catch(() => null));
    if (!read.success)
      return context.json({ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }, 400);
    const lastDigit = read.output.vatNumber.match(/\d(?=\D*$)/)?.[0] ?? '';
    return (ownValue(answersByLastDigit, lastDigit) ?? about(true))(context, read.output);
  });
  return application;
}
