import { setupServer } from 'msw/node'
import { expect, it } from 'vitest'

import { sandboxHandler } from '../../msw.ts'
import { scenarios } from '../../scenarios/index.ts'
import {
  type PlayedScenario,
  playScenario,
  type Stage,
} from '../../scenarios/player/play-scenario.ts'
import { SCENARIO_CLOCK, type Scenario } from '../../scenarios/scenario.ts'
import { listen } from '../command/listen.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

/** Headers that a connection adds to an answer. */
const OF_THE_CONNECTION = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]

type Way = (sandbox: Sandbox) => Promise<{ stage: Stage; close: () => Promise<void> | void }>

/** Every way to reach a sandbox from outside of it. */
const ways: Readonly<Record<string, Way>> = {
  'by app.request': async ({ app }) => ({
    stage: { fetch: async (request) => app.request(request) },
    close: () => undefined,
  }),
  'by msw': async (sandbox) => {
    const server = setupServer(sandboxHandler(sandbox))
    server.listen({ onUnhandledFrame: 'error' })
    return { stage: { fetch, origin: 'http://localhost' }, close: () => server.close() }
  },
  'over HTTP': async ({ app }) => {
    const answer = (request: Request, env: unknown) => app.fetch(request, env)
    const server = await listen(answer, { port: 0, hosts: ['127.0.0.1'] })
    return {
      stage: { fetch, origin: `http://127.0.0.1:${server.port}` },
      close: () => server.close(),
    }
  },
}

/** Leaves out scenarios whose answers depend on time or chance: concurrent calls, broken connections and delays. */
const isAlike = ({ id, twiceAtOnce, expected }: Scenario) =>
  !twiceAtOnce && !('broken' in expected) && id !== 'answer-slow'
/** Every tenth scenario, which includes each tag and each kind of step. */
const rows = scenarios.filter(isAlike).filter((_row, index) => index % 10 === 0)

/** Replaces the address, because links to the pages of the processor contain the one by which the sandbox was reached. */
function answersOf({ steps }: PlayedScenario, origin = 'http://localhost') {
  return steps.map(({ answer: { status, headers, text } }) => ({
    status,
    text: text.replaceAll(origin, 'http://localhost'),
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)),
    ),
  }))
}

async function playIn(row: Scenario, reach?: Way) {
  const sandbox = await createSandbox({ seed: 'same', clock: SCENARIO_CLOCK })
  const way = await reach?.(sandbox)
  const played = await playScenario(row, way?.stage ?? sandbox)
  await way?.close()
  await sandbox.close()
  return answersOf(played, way?.stage.origin)
}

it.each(Object.entries(ways))(
  'API-4 a sandbox of the same seed and clock answers %s as in process, byte for byte',
  async (_name, way) => {
    for (const row of rows) expect(await playIn(row, way), row.id).toEqual(await playIn(row))
  },
)
