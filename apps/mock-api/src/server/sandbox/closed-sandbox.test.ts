import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'

const COMPANY = 'http://sandbox.test/travel/v1/company?system=4101'
const CLOSED = {
  status: 503,
  code: 'service_unavailable',
  detail: 'This sandbox is closed and answers no calls. Create another one.',
}

it('ERR-3 a closed sandbox answers each call with a problem that says so', async () => {
  const { sandbox } = await openSandbox()
  const before = await sandbox.fetch(new Request(COMPANY))

  await sandbox.close()

  expect(before.status).toBe(200)
  expect(await (await sandbox.fetch(new Request(COMPANY))).json()).toMatchObject(CLOSED)
  expect(await (await sandbox.app.request(COMPANY)).json()).toMatchObject(CLOSED)
})

it('ERR-3 the console of a closed sandbox refuses with the same problem', async () => {
  const { sandbox } = await openSandbox()

  await sandbox.close()

  await expect(sandbox.console.clock.read()).rejects.toMatchObject({
    status: 503,
    code: 'service_unavailable',
    message: CLOSED.detail,
  })
})
