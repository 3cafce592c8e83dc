import { Hono } from 'hono';
import type { Sql } from '../db/connect.ts';
import type { CardSandbox } from './card/card-sandbox.ts';
import { addTestCardList } from './card/test-card-list.ts';
import { addMailPages } from './mail/mail-pages.ts';
import { createPlacesSandbox } from './maps/places-sandbox.ts';
import { createViesSandbox } from './vies/vies-sandbox.ts';

export interface SandboxParts {
  readonly sql: Sql;
  readonly card: CardSandbox | null;
  readonly hasMails: boolean;
  readonly playsVies: boolean;
}

/** Everything below `/sandbox`: the stand-ins of services that are not configured. Null where all are real. */
export function createSandboxApplication({ sql, card, hasMails, playsVies }: SandboxParts): Hono | null {
  if (card === null && !hasMails && !playsVies) return null;
  const application = new Hono();
  if (card) {
    application.route('/card', card.app);
    addTestCardList(application);
    application.route('/maps', createPlacesSandbox());
  }
  if (playsVies) application.route('/vies', createViesSandbox());
  if (hasMails) addMailPages(application, sql);
  return application;
}
