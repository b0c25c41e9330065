import { expect, it, onTestFinished } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { listen } from '../../server/command/listen.ts'

it('CHK-6 after a body of unknown size that is too large, later calls of the client still work', async () => {
  const { sandbox } = await openSandbox()
  const { port, close } = await listen(sandbox.app.fetch, { port: 0, hosts: ['127.0.0.1'] })
  onTestFinished(() => close())
  let keys = 0
  const upload = async (bytes: number): Promise<number> => {
    keys += 1
    const body = new FormData()
    body.set('File', new File([new Uint8Array(bytes)], 'receipt.png'))
    const request = new Request(
      `http://127.0.0.1:${port}/travel/v1/order/ord_000000000000/payment/proof?system=4101`,
      {
        method: 'POST',
        headers: { 'Booking-Token': 'x'.repeat(24), 'Idempotency-Key': `too-large-body-${keys}` },
        body,
      },
    )
    // A request that is made of another one has a body without an announced length.
    const response = await fetch(new Request(request.url, request))
    await response.text()
    return response.status
  }

  const statuses: number[] = []
  for (const bytes of [7e6, 100, 100, 9e6, 100, 100, 7e6, 100, 100])
    statuses.push(await upload(bytes))

  expect(statuses).toEqual([413, 404, 404, 413, 404, 404, 413, 404, 404])
})
