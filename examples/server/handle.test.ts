import { createSandbox, type Sandbox } from '@selat/mock-api'
import { sandboxHandler } from '@selat/mock-api/msw'
import { createTravelClient } from '@selat/sdk'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { handle } from './handle.ts'

let sandbox: Sandbox
const api = setupServer(sandboxHandler({ fetch: (request) => sandbox.fetch(request) }))

beforeAll(async () => {
  api.listen()
  sandbox = await createSandbox({ clock: '2026-11-20T06:30:00Z' })
})
afterAll(async () => {
  api.close()
  await sandbox.close()
})

async function logIn(Username: string, Password: string): Promise<string> {
  const travel = createTravelClient({
    baseUrl: 'http://localhost:4010',
    system: () => 4101,
    currency: () => 'IDR',
    language: () => 'en',
    token: () => null,
  })
  const { data } = await travel.post('/travel/v1/auth/login', { body: { Username, Password } })
  return data?.Token ?? ''
}

async function visit(headers: Record<string, string>): Promise<string> {
  const answer = await handle(new Request('http://localhost:3000/', { headers }))
  return answer.text()
}

it('visitors who come at the same time each get their own answer', async () => {
  const session = await logIn('weiling', 'selat-demo-1')

  const answers = await Promise.all([
    visit({ Cookie: `theme=dark; session=${session}` }),
    visit({ Cookie: 'theme=dark' }),
    visit({ 'Accept-Language': 'id' }),
  ])

  expect(answers).toEqual(['Hello Wei Ling Tan\n', expect.any(String), expect.any(String)])
  expect(answers[1]).not.toBe(answers[2])
})
