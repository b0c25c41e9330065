import { refuse } from '../../engine/http/refusal.ts'
import type { Clock } from '../../engine/time/clock.ts'
import { SCENARIO_CLOCK } from '../../scenarios/scenario.ts'
import type { StaticWorld } from '../../world/load-world.ts'
import type { About, SandboxHost, TemporarySandbox } from '../parts/sandbox-host.ts'

/** The name of a sandbox, and its host. */
export type SandboxIdentity = {
  readonly name: string
  readonly hostOf: (about: About, clock: Clock) => SandboxHost
}

export type Opening = {
  readonly facts: StaticWorld
  readonly openSandbox: (
    facts: StaticWorld,
    options: { readonly clock: string },
    place: SandboxIdentity,
  ) => Promise<TemporarySandbox>
}

/** Creates the host of a single sandbox, as in a test. It has no others and cannot create any. */
export function createSingleSandboxHost({
  about,
  clock,
  ...opening
}: Opening & { about: About; clock: Clock }): SandboxHost {
  const { name, since } = about
  const itself = () => ({ name, since, isOpen: true, clock: clock.state() }) as const
  return {
    list: async () => [itself()],
    open: async (wanted) => (wanted === name ? itself() : refuseOther('too_many')),
    remove: async (wanted) => wanted === name && refuseOther('not_removable'),
    openTemporary: () => openTemporarySandbox(opening),
  }
}

function refuseOther(code: string): never {
  return refuse('conflict', {
    errors: [{ pointer: code === 'too_many' ? '/name' : 'path:name', code, params: {} }],
    detail:
      'This sandbox is the only one of its process: it has no others, and it is closed, not removed.',
  })
}

/** Opens a sandbox in memory, at the instant of all scenarios and with the seats that they need. */
export async function openTemporarySandbox({
  facts,
  openSandbox: open,
}: Opening): Promise<TemporarySandbox> {
  const { fetch, close } = await open(
    facts,
    { clock: SCENARIO_CLOCK },
    {
      name: 'throw-away',
      hostOf: (about, itsClock) =>
        createSingleSandboxHost({ about, clock: itsClock, facts, openSandbox: open }),
    },
  )
  return { fetch, close }
}
