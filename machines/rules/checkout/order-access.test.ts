import { describe, expect, it } from 'vitest';
import { isOrderAccessKey, orderAccessCookieName, readOrderAccessKey } from './order-access.ts';

const token = `Zm9v-YmFyX2Jheg${'x'.repeat(28)}`;
const key = `tq3k2a.${'k'.repeat(43)}`;

describe('the access key of an order', () => {
  it.each([
    [`sonde.order.Zm9v-YmFyX2Jhegx=${key}`, key],
    [`a=1; sonde.order.Zm9v-YmFyX2Jhegx=${key}; b=2`, key],
    [`sonde.order.Zm9v-other-order=${key}`, null],
    [`not-sonde.order.Zm9v-YmFyX2Jhegx=${key}`, null],
    ['sonde.order.Zm9v-YmFyX2Jhegx=<script>', null],
    ['', null],
  ])('in the cookies %j is %j', (cookies, expected) => {
    expect(readOrderAccessKey(cookies, token)).toBe(expected);
  });

  it('has a cookie for each order, whose name does not open the order', () => {
    expect(orderAccessCookieName(token)).toBe('sonde.order.Zm9v-YmFyX2Jhegx');
  });

  it.each([
    [key, true],
    [`${key}; Domain=example.org`, false],
    [`${key}\n`, false],
    ['', false],
    ['k'.repeat(43), false],
  ])('%j: %s', (text, expected) => {
    expect(isOrderAccessKey(text)).toBe(expected);
  });
});
