import { setupServer } from 'msw/node'
import { expect, it, onTestFinished } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { sandboxHandler } from '../../msw.ts'

const COMPANY = 'https://api.sandbox.test/travel/v1/company?system=4101'

async function intercept() {
  const { sandbox } = await openSandbox()
  const server = setupServer(sandboxHandler(sandbox))
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
}

it.each(['reset=before', 'reset=after'])(
  'ERR-4 behind msw %s rejects fetch like a broken network',
  async (fault) => {
    await intercept()

    const lost = fetch(COMPANY, { headers: { 'X-Mock-Fault': fault } })

    await expect(lost).rejects.toThrow(TypeError)
  },
)

it('ERR-4 behind msw a slow answer is a stream', async () => {
  await intercept()
  const whole = await (await fetch(COMPANY)).text()

  const answer = await fetch(COMPANY, { headers: { 'X-Mock-Fault': 'body=slow' } })
  const pieces: Uint8Array[] = []
  for await (const piece of answer.body ?? []) pieces.push(piece)

  expect(Buffer.concat(pieces).toString('utf8')).toBe(whole)
  expect(pieces.length).toBeGreaterThan(10)
})
