import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { openManifest, SAMPLE_SAILING } from '../../../lab/testing/open-manifest.ts'

const DAY = '2026-11-21'
const [EARLY, LATER, LAST] = [
  '2026-11-20T05:00:00.000Z',
  '2026-11-20T05:30:00.000Z',
  '2026-11-20T06:00:00.000Z',
]

async function openGate(adults = 1, date = DAY) {
  const opened = await openManifest()
  const sold = await opened.sail(adults, date)
  const sari = await opened.signIn('sari')
  const [ticket] = sold.tickets
  if (!ticket) throw new Error('Nothing was sold')
  const passenger = async (id = ticket.Id, sailing = sold.sailing) =>
    (await sari.manifest(sailing)).Passengers.find(({ Ticket }) => Ticket === id)
  return { ...opened, ...sold, sari, ticket, passenger }
}

describe('a check-in', () => {
  it('MAN-2 is made by the QR code, by its digest, or by the ticket number in any case', async () => {
    const { sari, sailing, tickets, passenger } = await openGate(3)
    const [first, second, third] = tickets
    const digest = (await passenger(second?.Id))?.QrDigest ?? ''

    const results = await sari.send(sailing, [
      { Code: ` ${first?.QrPayload} ` },
      { Code: digest.toUpperCase() },
      { Code: third?.Number.toLowerCase() ?? '' },
    ])

    expect(results.map(({ Result, Number }) => [Result, Number])).toEqual([
      ['checked_in', first?.Number],
      ['checked_in', second?.Number],
      ['checked_in', third?.Number],
    ])
    expect(results[0]).toMatchObject({ Passenger: 'TAN WEI A', Sailing: null })
    expect(await passenger()).toMatchObject({
      State: 'checked_in',
      CheckedIn: { At: '2026-11-20T06:30:00.000Z', Place: 'Gate 2', By: 'Sari Wulandari' },
    })
  })

  it('MAN-2 of a passenger who bought elsewhere is made by the digest or number in the manifest', async () => {
    const { sari, passenger } = await openGate()
    const { Passengers } = await sari.manifest(SAMPLE_SAILING)
    const [one, other] = Passengers
    if (!one || !other) throw new Error('Nobody travels')

    const results = await sari.send(SAMPLE_SAILING, [
      { Code: one.QrDigest },
      { Code: other.Number },
    ])

    expect(results.map(({ Result, Number }) => [Result, Number])).toEqual([
      ['checked_in', one.Number],
      ['checked_in', other.Number],
    ])
    expect(await passenger(one.Ticket, SAMPLE_SAILING)).toMatchObject({ State: 'checked_in' })
  })

  it('MAN-2 of a ticket that is checked in already names the first place and time', async () => {
    const { sari, sailing, ticket, signIn } = await openGate()
    const faridah = await signIn('faridah')
    const code = { Code: ticket.QrPayload }

    await sari.scan(sailing, { ...code, At: EARLY, Place: 'Gate 1' })
    const again = await faridah.scan(sailing, { ...code, At: LATER, Place: 'Gate 7' })

    expect(again).toMatchObject({
      Result: 'already_checked_in',
      CheckedIn: { At: EARLY, Place: 'Gate 1', By: 'Sari Wulandari' },
    })
  })

  it('MAN-2 that arrives later but was made earlier is the one that counts', async () => {
    const { sari, sailing, ticket, passenger } = await openGate()
    const code = { Code: ticket.QrPayload }

    const first = await sari.scan(sailing, { ...code, At: LATER, Place: 'Gate 1' })
    const late = await sari.scan(sailing, { ...code, At: EARLY, Place: 'Gate 7' })

    expect([first.Result, late.Result]).toEqual(['checked_in', 'checked_in'])
    expect((await passenger())?.CheckedIn).toMatchObject({ At: EARLY, Place: 'Gate 7' })
  })

  it('MAN-2 that is sent twice counts once, whatever the second one says', async () => {
    const { sari, sailing, ticket, store } = await openGate(2)
    const Id = 'the-same-scan-0001'

    const first = await sari.scan(sailing, { Id, Code: ticket.QrPayload, At: EARLY })
    const again = await sari.scan(sailing, { Id, Code: 'NST-000000-1-1', At: LATER })

    expect(again).toEqual(first)
    expect(await store.db.selectFrom('manifest_scans').select('id').execute()).toEqual([{ id: Id }])
  })

  it('MAN-2 from a fast clock counts as of now, in the order of arrival, and one from two days ago is too old', async () => {
    const { sari, sailing, ticket, passenger } = await openGate()
    const code = { Code: ticket.QrPayload }
    const fast = { ...code, At: '2026-11-20T09:00:00.000Z' }

    const old = await sari.scan(sailing, { ...code, At: '2026-11-18T06:29:59.000Z' })
    const [one, undone, two] = await sari.send(sailing, [fast, { ...fast, Kind: 'undo' }, fast])

    expect(old).toMatchObject({ Result: 'too_old', CheckedIn: null })
    expect([one?.Result, undone?.Result, two?.Result]).toEqual([
      'checked_in',
      'undone',
      'checked_in',
    ])
    expect(one?.CheckedIn?.At).toBe('2026-11-20T06:30:00.000Z')
    expect((await passenger())?.State).toBe('checked_in')
  })

  it.each([
    ['9999-12-31T23:59:59-14:00', 'checked_in', '2026-11-20T06:30:00.000Z'],
    ['0000-01-01T00:00:00+14:00', 'too_old', undefined],
    ['1970-01-01T00:00:00Z', 'too_old', undefined],
  ])('MAN-2 from a clock that says %s counts as of now or is too old', async (At, Result, at) => {
    const { sari, sailing, ticket, store } = await openGate()

    const scan = await sari.scan(sailing, { Code: ticket.Number, At })

    expect([scan.Result, scan.CheckedIn?.At]).toEqual([Result, at])
    const [row] = await store.db.selectFrom('manifest_scans').select('at').execute()
    expect(row?.at).toBe(at ?? '1970-01-01T00:00:00.000Z')
  })

  it('MAN-2 at a place that cannot be printed is refused, and nothing of its call is stored', async () => {
    const { sari, sailing, ticket, store } = await openGate()
    const scan = { Kind: 'check_in', Sailing: sailing, Code: ticket.Number, At: EARLY }
    const Items = [
      { ...scan, Id: 'scan-at-a-gate-01', Place: 'Gate 1' },
      { ...scan, Id: 'scan-at-no-gate-1', Place: ' \u202E\u0000 ' },
    ]

    const { body } = await sari.refused('recordScans', { body: { Items } })

    expect([body.code, body.errors]).toEqual([
      'validation_failed',
      [{ pointer: '/Items/1/Place', code: 'too_short', params: {} }],
    ])
    expect(await store.db.selectFrom('manifest_scans').select('id').execute()).toEqual([])
  })

  it('MAN-2 is hidden from another officer who sends its ID', async () => {
    const { sari, sailing, ticket, store, clock } = await openGate()
    const Id = 'a-scan-of-one-0001'
    const scan = { Id, Kind: 'check_in', Sailing: sailing, Place: 'Gate 2', At: clock.now() }
    const body = { Items: [{ ...scan, Code: ticket.Number }] }
    await sari.call('recordScans', { body })
    await store.db.updateTable('manifest_scans').set({ by_id: 'usr_0THER0FF1C' }).execute()

    const answer = await sari.refused('recordScans', { body })

    expect(answer.body.errors).toEqual([{ pointer: '/Items/0/Id', code: 'duplicate', params: {} }])
    expect(answer.text).not.toContain(ticket.Number)
  })
})

describe('scans of one call', () => {
  it('MAN-2 are refused for more than twenty sailings', async () => {
    const { signIn, services } = await openManifest()
    const sari = await signIn('sari')
    const gates = ['2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'].flatMap((date) =>
      services.network.sailingsOn({ from: 'HFC', to: 'BTC', date }),
    )
    const scans = gates.slice(0, 21).map(({ id: Sailing }, index) => ({
      Id: `scan-of-a-gate-${index + 100}`,
      Kind: 'check_in',
      Sailing,
      Code: 'f'.repeat(64),
      Place: 'Gate 2',
      At: EARLY,
    }))

    const many = await sari.refused('recordScans', { body: { Items: scans } })
    const { body } = await sari.call('recordScans', { body: { Items: scans.slice(1) } })

    expect(many.body.errors).toEqual([
      { pointer: '/Items', code: 'too_many_sailings', params: { maximum: 20 } },
    ])
    expect(body.Items.map(({ Result }) => Result)).toEqual(Array(20).fill('unknown_ticket'))
  })
})

describe('a scan that lets nobody aboard', () => {
  it('MAN-2 names the right sailing if the ticket is for another one', async () => {
    const { sari, sailing, ticket } = await openGate()
    const otherPassenger = (await sari.manifest(SAMPLE_SAILING)).Passengers[0]

    const result = await sari.scan(SAMPLE_SAILING, { Code: ticket.QrPayload })

    expect(result).toMatchObject({
      Result: 'other_sailing',
      Number: ticket.Number,
      CheckedIn: null,
      Sailing: { Id: sailing, To: 'Batam Centre, Batam', OperatorName: 'Selat Riau Line' },
    })
    const gate = (
      await sari.call('listManifestSailings', {
        query: { terminal: 'HFC', date: '2026-12-12' },
      })
    ).body.Items.find(({ Id }) => Id !== SAMPLE_SAILING)
    for (const Code of [otherPassenger?.QrDigest ?? '', otherPassenger?.Number ?? ''])
      expect(await sari.scan(gate?.Id ?? '', { Code })).toMatchObject({
        Result: 'other_sailing',
        Sailing: { Id: SAMPLE_SAILING },
      })
  })

  it('MAN-2 finds no ticket that is forged or made up, and none at a sailing that the authority does not read', async () => {
    const { sari, sailing, ticket, signIn, sail } = await openGate()
    const yusnita = await signIn('yusnita')
    const elsewhere = await sail(1, '2026-12-15')
    const forged = `${ticket.QrPayload.slice(0, -1)}${ticket.QrPayload.endsWith('A') ? 'B' : 'A'}`

    const results = await sari.send(sailing, [
      { Code: forged },
      { Code: 'NST-ZZZZZZ-1-1' },
      { Code: 'f'.repeat(64) },
      { Code: 'SELAT1.' },
      { Code: '.' },
    ])
    const johor = await sari.scan('sai_TMF-DSR-JSX-20261212-0830', {
      Code: 'f'.repeat(64),
    })

    expect(results.map(({ Result }) => Result)).toEqual(results.map(() => 'unknown_ticket'))
    expect(results.every(({ Number, Passenger }) => Number === '' && Passenger === '')).toBe(true)
    expect(johor.Result).toBe('unknown_ticket')
    // An authority that may read both sailings is told the sailing of the ticket.
    const lost = { Code: elsewhere.tickets[0]?.QrPayload ?? '' }
    expect(await yusnita.scan('sai_TMF-DSR-JSX-20261212-0830', lost)).toMatchObject({
      Result: 'other_sailing',
      Sailing: { Id: elsewhere.sailing },
    })
  })

  it('MAN-2 says that a refunded ticket is not valid', async () => {
    const { sari, sailing, ticket, placed, visitor } = await openGate(2, '2026-12-15')
    const quoted = await visitor.of<{ Id: string }>('quoteRefund', placed, {
      Tickets: [ticket.Id],
      Items: [],
    })
    await visitor.of('confirmRefund', placed, { Quote: quoted.body.Id, BankAccount: null })

    const result = await sari.scan(sailing, { Code: ticket.QrPayload })

    expect(result).toMatchObject({
      Result: 'not_valid',
      Number: ticket.Number,
      Passenger: 'TAN WEI A',
      CheckedIn: null,
    })
  })
})

describe('an undo', () => {
  it('MAN-2 takes a check-in back, and a second undo finds none', async () => {
    const { sari, sailing, ticket, passenger, tickets, placed, visitor } = await openGate()
    const code = { Code: ticket.Number }

    await sari.scan(sailing, { ...code, At: EARLY })
    const undone = await sari.scan(sailing, { ...code, Kind: 'undo', At: LATER })
    const again = await sari.scan(sailing, { ...code, Kind: 'undo', At: LAST })

    expect(undone).toMatchObject({ Result: 'undone', CheckedIn: null })
    expect(again).toMatchObject({ Result: 'not_checked_in', CheckedIn: null })
    expect(await passenger()).toMatchObject({ State: 'issued', CheckedIn: null })
    expect(tickets).toHaveLength(1)
    expect((await visitor.tickets(placed)).body.Items[0]?.State).toBe('issued')
  })

  it('MAN-2 is refused after departure, and the ticket counts as used', async () => {
    const { sari, sailing, ticket, passenger, clock, visitor, placed } = await openGate()
    await sari.scan(sailing, { Code: ticket.Number })
    clock.advance(30 * 3600)

    const refused = await sari.scan(sailing, { Code: ticket.Number, Kind: 'undo' })

    expect(refused).toMatchObject({ Result: 'undo_refused', CheckedIn: { Place: 'Gate 2' } })
    expect((await passenger())?.State).toBe('used')
    expect((await visitor.tickets(placed)).body.Items[0]?.State).toBe('used')
  })

  it('MAN-2 that was made in time still counts if it arrives after departure', async () => {
    const { sari, sailing, ticket, passenger, clock } = await openGate()
    await sari.scan(sailing, { Code: ticket.Number, At: EARLY })
    clock.advance(30 * 3600)

    const late = await sari.scan(sailing, { Code: ticket.Number, Kind: 'undo', At: LATER })

    expect(late.Result).toBe('undone')
    expect((await passenger())?.State).toBe('issued')
  })
})

const PEOPLE = 3
const anyScans = fc.array(
  fc.record({
    who: fc.nat({ max: PEOPLE - 1 }),
    Kind: fc.constantFrom('check_in' as const, 'check_in' as const, 'undo' as const),
    minute: fc.integer({ min: 10, max: 30 }),
    Place: fc.constantFrom('Gate 1', 'Gate 2'),
    // Check-in is not open yet, so that a check-in without a reason is refused.
    Reason: fc.constantFrom('', 'A group', 'The ship is late'),
  }),
  { minLength: 1, maxLength: 8 },
)

describe('scans of several devices', () => {
  it('MAN-2 lead to the same manifest in whatever order they arrive', async () => {
    const { sari, services } = await openGate()
    const [one, other] = services.network
      .sailingsOn({ from: 'HFC', to: 'BTC', date: '2026-12-12' })
      .map(({ id }) => id)
    if (!one || !other) throw new Error('Nothing sails')
    const numbers = async (id: string) =>
      (await sari.manifest(id)).Passengers.map(({ Number }) => Number)
    const [here, there] = [await numbers(one), await numbers(other)]
    let runs = 0

    await fc.assert(
      fc.asyncProperty(anyScans, fc.infiniteStream(fc.nat()), async (scans, chances) => {
        // Each run takes other people, so that it does not depend on the runs before.
        const first = (runs += 1) * PEOPLE
        const arrive = async (id: string, people: readonly string[], order: readonly number[]) => {
          const list = order.flatMap((index) => {
            const scan = scans[index]
            if (!scan) return []
            const { who, minute, ...shown } = scan
            const Id = `${id}-${runs}-${index}`.slice(-60)
            const Code = people[first + who] ?? ''
            return [{ ...shown, Id, Code, At: `2026-11-20T05:${minute}:00Z` }]
          })
          await sari.send(id, list)
          const { Passengers } = await sari.manifest(id)
          return Array.from({ length: PEOPLE }, (_, who) => {
            const found = Passengers.find(({ Number }) => Number === people[first + who])
            return [found?.State, found?.CheckedIn]
          })
        }
        const inOrder = scans.map((_scan, index) => index)
        const drawn = inOrder.map((index) => ({ index, chance: chances.next().value }))
        const asTheyCome = drawn.toSorted((a, b) => a.chance - b.chance).map(({ index }) => index)

        expect(await arrive(other, there, asTheyCome)).toEqual(await arrive(one, here, inOrder))
      }),
      { numRuns: 12 },
    )
  })
})
