import { addDays, calendarDateIn } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { toWireNames } from '../../../engine/http/wire-names.ts'
import { pick, type Random, seededRandom } from '../../../engine/random/random.ts'
import { drawParty, type WantedParty } from '../../../features/manifest/draw-party.ts'
import type { SandboxParts } from '../../parts/sandbox-parts.ts'

/** The endings of drawn orders, with their shares in percent. */
const ENDINGS = [
  { ending: 'paid', share: 60 },
  { ending: 'refunded', share: 15 },
  { ending: 'unpaid', share: 15 },
  { ending: 'cancelled', share: 10 },
] as const

const PARTIES: readonly WantedParty[] = [
  { ages: ['adult'], isFamily: false },
  { ages: ['adult', 'adult'], isFamily: true },
  { ages: ['adult', 'adult'], isFamily: false },
  { ages: ['parent', 'parent', 'child'], isFamily: true },
  { ages: ['parent', 'parent', 'infant'], isFamily: true },
]

/** Orders are for the third to the sixtieth day from now, so that each can be booked and refunded. */
const DAYS = { first: 3, span: 58 }
/** The number of first sailings of a day from which the order's sailing is chosen. */
const SAILINGS = 4

export type DrawnOrder = {
  readonly from: string
  readonly to: string
  readonly date: string
  readonly isInternational: boolean
  /** The index of the sailing among those that a search finds. */
  readonly sailing: number
  readonly passengers: readonly Schemas['PassengerInput'][]
  readonly ending: (typeof ENDINGS)[number]['ending']
}

/** Draws a trip of a customer and companions from a seed. Whether it has a sailing is known only after a search. */
export async function drawOrder(
  { network, now }: Pick<SandboxParts, 'network'> & { readonly now: string },
  seed: string,
): Promise<DrawnOrder> {
  const random = seededRandom(seed)
  const { isInternational, ...route } = pick(random, network.facts.routes)
  const [from, to] = random.int(2) === 0 ? [route.from, route.to] : [route.to, route.from]
  const ends = [from, to].flatMap((code) => network.terminal(code) ?? [])
  const today = calendarDateIn(now, ends[0]?.timeZone ?? 'UTC')
  const date = addDays(today, DAYS.first + random.int(DAYS.span))
  const crossing = { date, countries: ends.map(({ country }) => country), isInternational }
  const { persons } = await drawParty(`${seed}|people`, crossing, pick(random, PARTIES))
  return {
    from,
    to,
    date,
    isInternational,
    sailing: random.int(SAILINGS),
    passengers: persons.map(({ band, ...person }) => ({ Band: band, ...toWireNames(person) })),
    ending: drawEnding(random),
  }
}

function drawEnding(random: Random): DrawnOrder['ending'] {
  let left = random.int(100)
  return ENDINGS.find(({ share }) => (left -= share) < 0)?.ending ?? 'paid'
}
