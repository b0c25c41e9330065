import { expect, it } from 'vitest'

import { auditSandbox } from '../../src/audit/audit-sandbox.ts'
import { cartOf, oneWayItem } from '../../src/scenarios/sample-items.ts'
import { createCaller } from '../testing/create-caller.ts'
import { openSandbox } from '../testing/open-sandbox.ts'
import { startCommand } from '../testing/start-command.ts'
import { createOperator } from '../testing/visitor.ts'

const CLIENTS = 64
const SAILINGS = 200
const SITES = [4101, 4102, 4103] // All of these sites sell the sailings of the Riau Line.

type Sailing = { readonly id: string; readonly date: string }

/** Seven departures a day of one operator, from the day after tomorrow on. */
function sailings(count: number): Sailing[] {
  const clocks = ['0730', '1020', '1230', '1440', '1650', '1910', '2130']
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 22 + Math.floor(index / clocks.length)))
    const date = day.toISOString().slice(0, 10)
    const clock = clocks[index % clocks.length]
    return { date, id: `sai_HFC-BTC-SRL-${date.replaceAll('-', '')}-${clock}` }
  })
}

/** One adult in economy. */
const seatOn = ({ id, date }: Sailing) =>
  cartOf(
    oneWayItem({
      DateFrom: date,
      DateUntil: date,
      Offers: [`${id.replace('sai_', 'off_')}-ECO-O`],
    }),
  )

/** Sends concurrent calls for one seat, on all sites. Returns how many got it, and the refusals of the others. */
async function reach(send: ReturnType<typeof createCaller>['send'], sailing: Sailing) {
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, client) =>
      send('addToCart', {
        query: { system: SITES[client % SITES.length] ?? 4101 },
        body: seatOn(sailing),
      }),
    ),
  )
  const outcomes = answers.map(({ status, body }) => (status === 201 ? 'held' : codeOf(body)))
  return Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, (word) => word)).map(([word, all]) => [
      word,
      all?.length,
    ]),
  )
}

const codeOf = (body: unknown): string => (body as { code: string }).code // All other answers are problem documents.

it('CHK-8 on each of 200 sailings one of 64 visitors gets the last seat, and on twenty of them one gets it again after the hold', async () => {
  const { sandbox, send, store, services, clock } = await openSandbox()
  const operate = createOperator(sandbox)
  const all = sailings(SAILINGS)
  for (const { id } of all) await operate(`sailings/${id}/capacity`, { seatsLeft: 1, class: 'ECO' })

  for (const sailing of all)
    expect(await reach(send, sailing)).toEqual({ held: 1, seats_taken: 63 })

  clock.advance(15 * 60)
  for (const sailing of all.slice(0, 20))
    expect(await reach(send, sailing)).toEqual({ held: 1, seats_taken: 63 })
  expect(await auditSandbox(store.db, services, clock.now())).toEqual([])
}, 300_000)

it('CHK-8 over the network one of 64 visitors gets the last seat too', async () => {
  const command = startCommand('--port', '0', '--clock', '2026-11-20T06:30:00Z')
  const url = await command.readyAt()
  const toServer = (request: Request) =>
    fetch(new Request(request.url.replace('http://sandbox.test', url), request))
  const { send } = createCaller({ fetch: toServer })

  for (const sailing of sailings(3)) {
    await fetch(`${url}/__mock/api/sailings/${sailing.id}/capacity`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ seatsLeft: 1, class: 'ECO' }),
    })
    expect(await reach(send, sailing)).toEqual({ held: 1, seats_taken: 63 })
  }
})
