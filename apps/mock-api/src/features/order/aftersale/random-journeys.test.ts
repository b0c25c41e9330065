import { expect, it } from 'vitest'

import { playJourneys, type JourneyTally } from '../../../../lab/testing/journeys/play-journey.ts'

/** The gate always plays the same journeys. `RANDOM_JOURNEYS` sets another number of them, which differ on every run. */
const JOURNEYS = 100
const IN_ONE_SANDBOX = 8
/** Ten thousand journeys take much less than this, so that only a test that hangs reaches it. */
const LIMIT_MS = 80 * 60_000

const seedsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index)

it(
  'CHK-11 PAX-4 after every step of random changes, refunds and late payments, parties, ages, price lines and money agree',
  async () => {
    const tally: JourneyTally = { journeys: 0, ends: new Map() }
    const replay = process.env['JOURNEY_REPLAY']
    if (replay !== undefined) {
      const [first = 0, last = first] = replay.split(' ').map(Number)
      return playJourneys(seedsFrom(first, last - first + 1), tally)
    }
    const wanted = process.env['RANDOM_JOURNEYS']
    const due = Number(wanted ?? JOURNEYS)
    let seed = wanted === undefined ? 1 : Date.now() % 1_000_000_000
    for (; tally.journeys < due; seed += IN_ONE_SANDBOX)
      await playJourneys(seedsFrom(seed, IN_ONE_SANDBOX), tally)

    expect(tally.journeys).toBeGreaterThanOrEqual(due)
    const count = (end: string) => tally.ends.get(end) ?? 0
    expect(count('moved') + count('paid')).toBeGreaterThan(due / 10)
    expect(count('change_refused unaccompanied')).toBeGreaterThan(due / 20)
    expect(count('refund_refused unaccompanied')).toBeGreaterThan(due / 20)
  },
  LIMIT_MS,
)
