import { describe, expect, it } from 'vitest'

import { BACK, openProcessor } from '../../../lab/testing/open-processor.ts'

describe('a wallet', () => {
  it.each([
    ['pay', 'succeeded', undefined],
    ['decline', 'failed', 'declined'],
    ['insufficient', 'failed', 'insufficient_funds'],
    ['leave', 'failed', 'abandoned'],
  ])('CHK-4 on whose page the payer chooses %s shows %s', async (act, flow, reason) => {
    const { visitor, choose, open, send } = await openProcessor()
    const placed = await visitor.book()
    const url = await choose(placed, 'GOPAY')

    expect(await (await open(url)).text()).toContain('Pay with GoPay')
    const answer = await send(url, { act })

    expect(answer.headers.get('Location')).toBe(BACK)
    const { body } = await visitor.payment(placed)
    expect([body.Flow, body.Failure?.Reason]).toEqual([flow, reason])
  })
})
