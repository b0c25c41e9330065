import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { expect, it } from 'vitest'

import { sandboxHandler } from './msw.ts'
import { createSandbox } from './sandbox.ts'
import { CONSUMER_SYSTEM } from './testing/create-caller.ts'
import { NOW } from './testing/visitor.ts'

it('API-4 answers from the sandbox whatever the host, unless a test says otherwise', async () => {
  const sandbox = await createSandbox({ clock: NOW })
  const server = setupServer(sandboxHandler(sandbox))
  server.listen({ onUnhandledFrame: 'error' })
  const url = `https://api.example/travel/v1/company?system=${CONSUMER_SYSTEM}`

  const answered = await fetch(url)
  server.use(http.get('*/travel/v1/company', () => HttpResponse.json({}, { status: 418 })))
  const overridden = await fetch(url)
  server.resetHandlers()
  const restored = await fetch(url)

  expect(await answered.json()).toMatchObject({ Id: CONSUMER_SYSTEM })
  expect([answered.status, overridden.status, restored.status]).toEqual([200, 418, 200])
  server.close()
  await sandbox.close()
})
