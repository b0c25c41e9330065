import assert from 'node:assert/strict'

import { createSandbox } from '@selat/mock-api'
import { type ConsoleClient, createConsoleClient } from '@selat/mock-api/console'
import { sandboxHandler } from '@selat/mock-api/msw'
import { findScenario, playScenario } from '@selat/mock-api/scenarios'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

// This uses the mock as another project does: one handler for all calls, the typed console, and a scenario by its name.
const sandbox = await createSandbox({ clock: '2026-11-20T06:30:00Z', seed: 'outside' })
const server = setupServer(sandboxHandler(sandbox))
server.listen()

const company = () => fetch('https://api.example/travel/v1/company?system=4101')
assert.equal((await company()).status, 200)
server.use(http.get('*/travel/v1/company', () => HttpResponse.json({}, { status: 418 })))
assert.equal((await company()).status, 418)
server.resetHandlers()

const operator: ConsoleClient = createConsoleClient('http://localhost', {
  fetch: (request) => sandbox.fetch(request),
})
const { now } = await operator.clock.advance(15 * 60)
const typed: string = now
assert.equal(typed, '2026-11-20T06:45:00.000Z')
// @ts-expect-error seconds are a number, also in the published types
await operator.clock.advance('soon').catch(() => undefined)
// @ts-expect-error a sandbox has no such option
await assert.rejects(createSandbox({ cloc: '2026-11-20T06:30:00Z' }), /Did you mean clock\?/)

const row = findScenario('login-wrong-password')
assert.ok(row)
assert.equal((await playScenario(row, sandbox)).passed, true)

server.close()
await sandbox.close()
