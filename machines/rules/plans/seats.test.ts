import { describe, expect, it } from 'vitest';
import { additionalTeamSeats, checkSeats, maxSeatsOf, seatRange, seatsInPrice, seatStep } from './seats.ts';

const team = { minSeats: 2, maxSeats: 50, maxCloudUsers: 500 };
const change = { seatsAfter: 8, seatsInUse: 4, isSoldInTens: false };

describe('a number of seats', () => {
  it.each([
    [8, 4, false],
    [4, 4, false],
    [50, 4, false],
    [2, 1, false],
    [20, 4, true],
  ])('%d with %d in use (in tens: %s) is allowed', (seatsAfter, seatsInUse, isSoldInTens) => {
    expect(checkSeats({ seatsAfter, seatsInUse, isSoldInTens }, team)).toEqual({ allowed: true });
  });

  it.each([
    [51, 'ABOVE_MAXIMUM', {}, {}],
    [9, 'ABOVE_MAXIMUM', {}, { maxCloudUsers: 8 }],
    [1, 'BELOW_MINIMUM', { seatsInUse: 0 }, {}],
    [3, 'BELOW_SEATS_IN_USE', {}, {}],
    [15, 'NOT_IN_TENS', { isSoldInTens: true }, {}],
    [0, 'NOT_A_NUMBER_OF_SEATS', {}, {}],
    [2.5, 'NOT_A_NUMBER_OF_SEATS', {}, {}],
    [Number.NaN, 'NOT_A_NUMBER_OF_SEATS', {}, {}],
  ] as const)('%d is refused: %s', (seatsAfter, reason, otherChange, otherLimits) => {
    expect(checkSeats({ ...change, ...otherChange, seatsAfter }, { ...team, ...otherLimits })).toEqual({
      allowed: false,
      code: 'OPERATION_NOT_ALLOWED',
      reason,
    });
  });

  it('is in a range that the buyer sees', () => {
    expect(seatRange(team, 4)).toEqual({ fewest: 4, most: 50 });
    expect(seatRange({ ...team, maxCloudUsers: 20 }, 0)).toEqual({ fewest: 2, most: 20 });
  });

  it('changes by one, or by ten for old teams', () => {
    expect([seatStep(false), seatStep(true)]).toEqual([1, 10]);
  });
});

it.each([
  [3, 0],
  [5, 0],
  [8, 3],
])('a team of %d buys %d seats beyond the base’s five', (seats, expected) => {
  expect(additionalTeamSeats(seats, 5)).toBe(expected);
});

describe('a membership', () => {
  it.each([
    [undefined, 1, 1],
    [{ maxSeats: 50, seatsInBase: 5 }, 5, 50],
    [{ maxSeats: 500, seatsInBase: 5 }, 5, 100],
    [{ maxSeats: 3, seatsInBase: 0 }, 1, 3],
  ])('of %j includes %d seats and may have %d of 100', (plan, inPrice, most) => {
    expect(seatsInPrice(plan)).toBe(inPrice);
    expect(maxSeatsOf(plan, 100)).toBe(most);
  });
});
