import { describe, expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { transportInput } from '../../scenarios/sample-products.ts'

const IDS = ['htl_BTM-01', 'att_BTM-02', 'pkg_BTM-DAY', 'trn_BTM-PT1', 'crs_05']
const LISTS = ['listAttractions', 'listPackages', 'listTransports', 'listCruises'] as const

describe('days that are far away', () => {
  it.each(['0000-01', '0001-02', '2026-10', '9999-12'])(
    'PRD-6 ERR-1 in %s every day is listed, and none is available',
    async (month) => {
      const { call } = await openSandbox()
      const answers = await Promise.all(
        IDS.map((id) => call('getProductCalendar', { path: { id }, query: { month } })),
      )

      const days = answers.map(({ body }) => body.Days)
      const count = month === '0001-02' ? 28 : 31
      expect(days.map(({ length }) => length)).toEqual(IDS.map(() => count))
      expect(days.flat().filter(({ IsAvailable }) => IsAvailable)).toEqual([])
      expect(days[0]?.at(-1)?.Date).toBe(`${month}-${count}`)
    },
  )

  it.each(['0000-01-01', '0050-12-31', '9999-12-31'])(
    'PRD-6 ERR-1 on %s every product of every list is unavailable',
    async (date) => {
      const { call } = await openSandbox()
      const answers = await Promise.all(LISTS.map((list) => call(list, { query: { date } })))

      const cards = answers.flatMap(({ body }) => body.Items)
      expect(cards.length).toBeGreaterThan(20)
      expect(cards.filter(({ Unavailable }) => Unavailable === null)).toEqual([])
    },
  )

  it('PRD-4 ERR-1 a ride in the year 0 is refused as too late', async () => {
    const { refused } = await openSandbox()

    const { body } = await refused('addToCart', {
      body: transportInput({ PickUpDate: '0000-01-01' }),
    })

    expect(body).toMatchObject({
      code: 'book_before',
      params: { date: '2026-11-20', first: '2026-11-20' },
    })
  })
})

it.each(['constructor:name', '__proto__:x', 'to_string:x', 'city:nowhere'])(
  'PRD-6 ERR-1 an unknown facet such as %s does not narrow a list',
  async (facet) => {
    const { call } = await openSandbox()

    const all = await call('listAttractions')
    const narrowed = await call('listAttractions', { query: { facet } })

    expect(narrowed.body.Total).toBe(all.body.Total)
  },
)
