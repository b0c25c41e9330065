import { refuse } from '../../engine/http/refusal.ts'
import type { Clock } from '../../engine/time/clock.ts'
import type { About, House, ThrowAway } from '../../operation/sandbox-host.ts'
import { SCENARIO_CLOCK } from '../../scenarios/scenario.ts'
import type { SharedFacts } from '../../world/load-world.ts'

/** Where a sandbox lives: its name, and the house that it is in. */
export type Place = {
  readonly name: string
  readonly houseOf: (about: About, clock: Clock) => House
}

export type Opening = {
  readonly facts: SharedFacts
  readonly openSandbox: (
    facts: SharedFacts,
    options: { readonly clock: string },
    place: Place,
  ) => Promise<ThrowAway>
}

/** The house of a sandbox that stands alone, as in a test: there is no other, and none can be made. */
export function createLoneHouse({
  about,
  clock,
  ...opening
}: Opening & { about: About; clock: Clock }): House {
  const { name, since } = about
  const itself = () => ({ name, since, isOpen: true, clock: clock.state() }) as const
  return {
    list: async () => [itself()],
    open: async (wanted) => (wanted === name ? itself() : refuse('conflict')),
    remove: async (wanted) => wanted === name && refuse('conflict'),
    throwAway: () => openThrowAway(opening),
  }
}

/** A sandbox in memory, at the instant of all scenarios, and with the seats that they count on. */
export async function openThrowAway({ facts, openSandbox: open }: Opening): Promise<ThrowAway> {
  const { fetch, close } = await open(
    facts,
    { clock: SCENARIO_CLOCK },
    {
      name: 'throw-away',
      houseOf: (about, itsClock) =>
        createLoneHouse({ about, clock: itsClock, facts, openSandbox: open }),
    },
  )
  return { fetch, close }
}
