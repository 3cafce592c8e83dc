import { orderIn } from '../../server/modules/mail/order-confirmation.fixture.ts';
import { renderPdf } from '../../server/modules/document/pdf/render-pdf.ts';
import type { PrintedDocument } from '../../server/modules/document/printed-document.ts';
import { quoteDocument } from '../../server/modules/document/quote-document.ts';
import { type Benchmark, measureTime, median } from './figures.ts';

const AIM_MILLISECONDS = 100;
/** Until the code is optimized. */
const WARM_UP = 8;
const ROUNDS = 9;

const shop = {
  seller: {
    name: 'Sonde Ultrasound Limited',
    address: '12 Harbour Row, Dublin 2, D02 HR12',
    country: 'IE',
    vatNumber: 'IE1234567T',
  },
  supportEmail: 'support@sonde.example',
  bankAccount: null,
  payUrl: 'https://shop.example/us/en/order-payment/token/',
  termsUrl: 'https://shop.example/us/en/terms-and-conditions/',
};

const quoteIn = (country: string, language: string): PrintedDocument =>
  quoteDocument(
    {
      ...orderIn('USD'),
      country,
      language,
      quotedAt: new Date('2026-11-20T15:00:00Z'),
      quoteExpiresAt: new Date('2026-12-21T05:00:00Z'),
    },
    shop,
  );

/** What a PDF takes. */
interface Effort {
  /** Milliseconds from beginning to end. */
  readonly time: number;
  /** Milliseconds of CPU in user mode, which other programs on the machine don't prolong as they do the time. */
  readonly cpu: number;
}

async function effortOf(document: PrintedDocument): Promise<Effort> {
  const before = process.cpuUsage();
  const { milliseconds } = await measureTime(() => renderPdf(document));
  return { time: milliseconds, cpu: process.cpuUsage(before).user / 1000 };
}

export const pdf: Benchmark = {
  title: 'Time and user CPU per PDF of a quote',
  async run() {
    const places = [
      ['US', 'en'],
      ['DE', 'de'],
      ['FR', 'fr'],
      ['AE', 'ar'],
    ] as const;
    const documents = places.map(([country, language]) => ({
      language,
      document: quoteIn(country, language),
    }));
    for (let count = 0; count < WARM_UP; count += 1)
      for (const { document } of documents) await renderPdf(document);
    const measured = documents.map(({ language }) => ({ language, rounds: [] as Effort[] }));
    for (let count = 0; count < ROUNDS; count += 1)
      for (const [index, { document }] of documents.entries())
        measured[index]?.rounds.push(await effortOf(document));
    return {
      figures: measured.flatMap(({ language, rounds }) => [
        {
          name: `in ${language}`,
          value: median(rounds.map(({ time }) => time)),
          unit: 'ms',
          aim: AIM_MILLISECONDS,
        },
        {
          name: `in ${language}: CPU`,
          value: median(rounds.map(({ cpu }) => cpu)),
          unit: 'ms CPU',
          aim: AIM_MILLISECONDS,
        },
      ]),
      details: measured,
    };
  },
};
