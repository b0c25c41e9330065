import { expect, it } from 'vitest'

import { playJourneys, type Tally } from '../testing/journeys/play-journey.ts'

/** In the gate, always the same ones. `RANDOM_JOURNEYS` says another number, whose chance is another one every time. */
const JOURNEYS = 100
const IN_ONE_SANDBOX = 8
/** Far over what a night's ten thousand take; only a hang is longer. */
const LIMIT_MS = 80 * 60_000

it(
  'CHK-11 PAX-4 after every step of random changes, refunds and late payments company, ages, lines and money agree',
  async () => {
    const tally: Tally = { journeys: 0, ends: new Map() }
    const replay = process.env['JOURNEY_REPLAY']
    const wanted = process.env['RANDOM_JOURNEYS']
    const due = replay === undefined ? Number(wanted ?? JOURNEYS) : 1
    let seed = Number(replay ?? (wanted === undefined ? 1 : Date.now() % 1_000_000_000))

    const size = replay === undefined ? IN_ONE_SANDBOX : 1
    for (; tally.journeys < due; seed += size)
      await playJourneys(
        Array.from({ length: size }, (_, index) => seed + index),
        tally,
      )

    expect(tally.journeys).toBeGreaterThanOrEqual(due)
    if (replay !== undefined) return
    const count = (end: string) => tally.ends.get(end) ?? 0
    expect(count('moved') + count('paid')).toBeGreaterThan(due / 10)
    expect(count('change_refused unaccompanied')).toBeGreaterThan(due / 20)
    expect(count('refund_refused unaccompanied')).toBeGreaterThan(due / 20)
  },
  LIMIT_MS,
)
