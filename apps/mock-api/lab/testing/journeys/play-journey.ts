import { auditSandbox } from '../../../src/audit/audit-sandbox.ts'
import { seededRandom } from '../../../src/engine/random/random.ts'
import { createSandbox } from '../../../src/server/sandbox/sandbox.ts'
import { pick } from '../random-orders.ts'
import { createOperator, createVisitor, NOW } from '../visitor.ts'
import { buyJourney, type Shop } from './buy-journey.ts'
import {
  callOffSome,
  confirmOld,
  correctName,
  dateOpen,
  giveBackSome,
  letTimePass,
  moveSome,
  paySome,
} from './change-journey.ts'
import { type RandomJourney, sailingOf } from './journey.ts'
import { judgeJourney } from './judge-journey.ts'

type Step = (journey: RandomJourney) => Promise<string>

const MOST_STEPS = 8

/** The number of journeys, and the number of steps with each result. */
export type JourneyTally = { journeys: number; readonly ends: Map<string, number> }

/**
 * Plays the journeys of some seeds, one after the other in one sandbox, and checks each after every step. Throws at the
 * first failure, with its story and all seeds up to it, because earlier journeys in the sandbox can be its cause.
 */
export async function playJourneys(seeds: readonly number[], tally: JourneyTally): Promise<void> {
  const sandbox = await createSandbox({ clock: NOW, seed: 'journeys' })
  const visitor = createVisitor(sandbox)
  const operate = createOperator(sandbox)
  try {
    for (const seed of seeds) {
      const today = sandbox.clock.now().slice(0, 10)
      const random = seededRandom(`journey ${seed}`)
      await playOne({ visitor, operate, random, today }, tally, `${seeds[0]} ${seed}`)
    }
    const wrong = await auditSandbox(sandbox.store.db, sandbox.services)
    if (wrong.length > 0)
      throw new Error(`The books of ${seeds.join(', ')} do not agree:\n${wrong.join('\n')}`)
  } finally {
    await sandbox.close()
  }
}

async function playOne(shop: Shop, tally: JourneyTally, replay: string): Promise<void> {
  const story: string[] = []
  try {
    const journey = await buyJourney(shop)
    if (!journey) return
    tally.journeys += 1
    story.push(describe(journey))
    await judgeJourney(journey)
    for (let left = 2 + shop.random.int(MOST_STEPS - 1); left > 0; left -= 1) {
      const answered = await pick(shop.random, stepsOf(journey))(journey)
      story.push(answered)
      const end = answered.split(/[:,] /u).at(-1) ?? ''
      tally.ends.set(end, (tally.ends.get(end) ?? 0) + 1)
      await judgeJourney(journey)
    }
  } catch (error) {
    const again = `To play it again: JOURNEY_REPLAY='${replay}'`
    throw new Error([String(error), again, ...story].join('\n'), { cause: error })
  }
}

/** Returns the possible next steps. A step that is listed more than once is more frequent. */
function stepsOf({ live, waiting, quotes }: RandomJourney): Step[] {
  const isOpen = live.some((ticket) => sailingOf(ticket) === null)
  const isDated = live.some((ticket) => sailingOf(ticket) !== null)
  return [
    letTimePass,
    ...(isDated ? [moveSome, moveSome, moveSome] : []),
    ...(live.length > 0 ? [giveBackSome, giveBackSome, correctName] : []),
    ...(isOpen ? [dateOpen, dateOpen, dateOpen] : []),
    ...(waiting.some(({ isDone }) => !isDone) ? [paySome, paySome, callOffSome] : []),
    ...(quotes.length > 0 ? [confirmOld, confirmOld] : []),
  ]
}

function describe({ placed, people, today }: RandomJourney): string {
  const parties = [...people.values()].map((list) =>
    list.map(({ FirstName, DateOfBirth }) => `${FirstName.slice(-2)} ${DateOfBirth}`).join(', '),
  )
  return `${placed.order.Id} of ${today} for ${placed.order.TotalAmount.Amount}: ${parties.join('; ')}`
}
