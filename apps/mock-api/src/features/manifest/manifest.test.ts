import { describe, expect, it } from 'vitest'

import { openManifest, SAMPLE_SAILING } from '../../../lab/testing/open-manifest.ts'

/** A route between Singapore and Johor. */
const JOHOR = { from: 'TMF', to: 'DSR' }
const DAY = '2026-11-21'

describe('sailings of a terminal', () => {
  it("MAN-1 are by default those that leave the authority's first terminal today, sorted by time, with their load", async () => {
    const { signIn, services } = await openManifest()
    const sari = await signIn('sari')

    const { body } = await sari.call('listManifestSailings')

    expect(body).toMatchObject({ Terminal: 'BTC', Direction: 'departure', Date: '2026-11-20' })
    expect(body.Terminals.map(({ Code }) => Code)).toEqual(['BTC', 'SKP', 'HFC'])
    expect(body.Items.length).toBeGreaterThan(10)
    const times = body.Items.map(({ DepartsAt }) => Date.parse(DepartsAt))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    for (const item of body.Items) {
      const sailing = services.network.sailing(item.Id)
      if (!sailing) throw new Error(`No sailing ${item.Id}`)
      const plans = Object.keys(sailing.seats).map((code) =>
        services.network.seatPlan(sailing, code),
      )
      expect(item).toMatchObject({
        From: { Code: 'BTC' },
        Capacity: plans.reduce((sum, { capacity }) => sum + capacity, 0),
        Booked: plans.reduce((sum, { soldElsewhere }) => sum + soldElsewhere, 0),
        CheckedIn: 0,
        LastVersion: null,
        HasChanges: false,
      })
    }
    expect(body.Items.some(({ Booked }) => Booked > 0)).toBe(true)
  })

  it('MAN-1 do not exist at the ends of the calendar, and nothing can be read or scanned there', async () => {
    const { signIn } = await openManifest()
    const sari = await signIn('sari')
    const id = 'sai_HFC-BTC-SRL-99991231-1020'
    const days = ['0000-01-01', '9999-12-31'].flatMap((date) =>
      ['departure', 'arrival'].map((direction) => ({ date, direction })),
    )

    const boards = await Promise.all(
      days.map((query) => sari.call('listManifestSailings', { query })),
    )

    expect(boards.map(({ body }) => body.Items)).toEqual(days.map(() => []))
    for (const operation of ['getManifest', 'exportManifest'] as const)
      expect((await sari.refused(operation, { path: { id } })).body.code).toBe('not_found')
    expect((await sari.scan(id, { Code: 'NST-ZZZZZZ-1-1' })).Result).toBe('unknown_ticket')
  })

  it('MAN-1 are listed by the day on which they arrive in the zone of the terminal', async () => {
    const { signIn } = await openManifest()
    const sari = await signIn('sari')

    const { body } = await sari.call('listManifestSailings', {
      query: { terminal: 'HFC', direction: 'arrival', date: DAY },
    })

    expect(body.Items.length).toBeGreaterThan(10)
    expect(body.Items.every(({ To }) => To.Code === 'HFC')).toBe(true)
    expect(body.Items.every(({ ArrivesAt }) => ArrivesAt.startsWith(DAY))).toBe(true)
    expect(body.Items.some(({ To, From }) => To.TimeZone !== From.TimeZone)).toBe(true)
  })

  it('MAN-1 are not found at a terminal of another authority, and neither is anything about them', async () => {
    const { signIn, services } = await openManifest()
    const yusnita = await signIn('yusnita')
    const [otherSailing] = services.network.sailingsOn({ ...JOHOR, date: DAY })
    if (!otherSailing) throw new Error('Nothing sails')
    const path = { id: otherSailing.id }

    const refusals = [
      await yusnita.refused('listManifestSailings', { query: { terminal: 'HFC' } }),
      await yusnita.refused('getManifest', { path }),
      await yusnita.refused('getManifest', { path: { id: 'sai_BTC-HFC-ZZZ-20261121-0000' } }),
      await yusnita.refused('revealDocument', { path, body: { Ticket: 'tkt_ZZZZZZ' } }),
      await yusnita.refused('listReveals', { path }),
      await yusnita.refused('exportManifest', { path }),
      await yusnita.refused('listManifestExports', { path }),
      await yusnita.refused('getManifestExport', { path: { ...path, version: '1' } }),
    ]

    expect(refusals.map(({ body }) => body.code)).toEqual(refusals.map(() => 'not_found'))
    const faridah = await signIn('faridah')
    expect((await faridah.manifest(otherSailing.id)).Sailing.Id).toBe(otherSailing.id)
  })
})

describe('a manifest', () => {
  it('MAN-1 has everybody who has paid on any site, with the seller, and nobody who has not paid', async () => {
    const { signIn, buyAt, call } = await openManifest()
    const rizal = await call('login', {
      query: { system: 4102 },
      body: { Username: 'rizal', Password: 'selat-demo-4' },
    })
    const sari = await signIn('sari')
    const before = await sari.manifest(SAMPLE_SAILING)

    const consumer = await buyAt(4101)
    const other = await buyAt(4103)
    const agent = await buyAt(4102, { token: rizal.body.Token })
    const unpaid = await buyAt(4101, { isPaid: false })

    const { Passengers, Sailing } = await sari.manifest(SAMPLE_SAILING)
    const sellerOf = (number: string) =>
      Passengers.find(({ ConfirmationNumber }) => ConfirmationNumber === number)?.Seller
    expect(sellerOf(consumer)).toBe('Nusa Strait Travel')
    expect(sellerOf(other)).toBe('Selat Riau Line')
    expect(sellerOf(agent)).toBe('Baruna Tours')
    expect(sellerOf(unpaid)).toBeUndefined()
    expect(Passengers).toHaveLength(before.Passengers.length + 3)
    expect(Sailing.Booked).toBe(Passengers.length)
  })

  it('MAN-1 is the same for the authorities at both ends, on whatever site they sign in', async () => {
    const { signIn, buyAt } = await openManifest()
    await buyAt(4101)
    const [sari, faridah, yusnita] = [
      await signIn('sari'),
      await signIn('faridah'),
      await signIn('yusnita'),
    ]

    const manifest = await sari.manifest(SAMPLE_SAILING)

    expect(await faridah.manifest(SAMPLE_SAILING)).toEqual(manifest)
    expect(await yusnita.manifest(SAMPLE_SAILING)).toEqual(manifest)
  })

  it('MAN-1 is sorted by name, and its counts match its rows', async () => {
    const { signIn, sail } = await openManifest()
    const sari = await signIn('sari')
    const { sailing, tickets } = await sail(3)
    await sari.scan(sailing, { Code: tickets[1]?.QrPayload ?? '' })

    const { Passengers, Counts, Sailing } = await sari.manifest(sailing)

    const keys = Passengers.map(
      ({ LastName, FirstName, Number }) => `${LastName}\0${FirstName}\0${Number}`,
    )
    expect(keys).toEqual(keys.toSorted())
    for (const [counts, keyOf] of [
      [Counts.Bands, (one: (typeof Passengers)[number]) => one.Band],
      [Counts.Nationalities, (one: (typeof Passengers)[number]) => one.Nationality],
      [Counts.Classes, (one: (typeof Passengers)[number]) => one.Class],
    ] as const) {
      for (const { Key, Booked, CheckedIn } of counts) {
        const rows = Passengers.filter((one) => keyOf(one) === Key)
        expect([Key, Booked, CheckedIn]).toEqual([
          Key,
          rows.length,
          rows.filter((row) => row.CheckedIn !== null).length,
        ])
      }
      expect(counts.reduce((sum, { Booked }) => sum + Booked, 0)).toBe(Passengers.length)
      expect(counts.reduce((sum, { CheckedIn }) => sum + CheckedIn, 0)).toBe(1)
    }
    const booked = Counts.Nationalities.map(({ Booked }) => Booked)
    expect(booked).toEqual(booked.toSorted((one, other) => other - one))
    expect(Sailing).toMatchObject({ Booked: Passengers.length, CheckedIn: 1 })
  })

  it('MAN-1 names countries, bands and classes in the language of the caller', async () => {
    const { signIn } = await openManifest()
    const sari = await signIn('sari')

    const { body } = await sari.call('getManifest', {
      path: { id: SAMPLE_SAILING },
      header: { 'Accept-Language': 'id' },
    })

    expect(body.Counts.Bands[0]).toMatchObject({ Key: 'adult', Name: 'Dewasa' })
    expect(body.Counts.Nationalities.find(({ Key }) => Key === 'SG')?.Name).toBe('Singapura')
    expect(body.Passengers.find((one) => one.Class === 'ECO')?.ClassName).toBe('Ekonomi')
  })
})

describe('document numbers', () => {
  it('MAN-1 show only their last three characters until one is revealed, which is logged', async () => {
    const { signIn } = await openManifest()
    const sari = await signIn('sari')
    const { Passengers } = await sari.manifest(SAMPLE_SAILING)
    const [first, second] = Passengers
    if (!first || !second) throw new Error('Nobody travels')

    for (const { DocumentMasked } of Passengers)
      expect(DocumentMasked.replaceAll('•', '')).toHaveLength(3)
    const shown = await sari.reveal(SAMPLE_SAILING, first.Ticket)
    await sari.reveal(SAMPLE_SAILING, second.Ticket)

    expect(shown).toMatchObject({
      Ticket: first.Ticket,
      DateOfExpiry: first.DateOfExpiry,
      RevealedAt: '2026-11-20T06:30:00.000Z',
    })
    expect(shown.DocumentNumber).toHaveLength(first.DocumentMasked.length)
    expect(shown.DocumentNumber.slice(-3)).toBe(first.DocumentMasked.slice(-3))
    expect(await (await signIn('faridah')).reveals(SAMPLE_SAILING)).toMatchObject([
      { By: 'Sari Wulandari', Number: second.Number, Version: null },
      {
        By: 'Sari Wulandari',
        Number: first.Number,
        Passenger: [first.LastName, first.FirstName].filter(Boolean).join(' '),
      },
    ])
  })

  it('MAN-1 are all in the log of reveals, page by page, and a forged cursor is refused', async () => {
    const { signIn } = await openManifest()
    const sari = await signIn('sari')
    const { Passengers } = await sari.manifest(SAMPLE_SAILING)
    for (const { Ticket } of Passengers.slice(0, 5)) await sari.reveal(SAMPLE_SAILING, Ticket)

    const numbers: string[] = []
    let cursor: string | null = null
    do {
      const query: { limit: number; cursor?: string } = { limit: 2, ...(cursor && { cursor }) }
      const { body } = await sari.call('listReveals', { path: { id: SAMPLE_SAILING }, query })
      numbers.push(...body.Items.map(({ Number }) => Number))
      cursor = body.NextCursor
    } while (cursor !== null)

    expect(numbers).toEqual(
      Passengers.slice(0, 5)
        .map(({ Number }) => Number)
        .toReversed(),
    )
    const forged = await sari.refused('listReveals', {
      path: { id: SAMPLE_SAILING },
      query: { cursor: '1 OR 1=1' },
    })
    expect(forged.body.errors).toEqual([
      { pointer: 'query:cursor', code: 'invalid_cursor', params: {} },
    ])
  })

  it('MAN-1 are not revealed for a ticket of another sailing, and nothing is logged', async () => {
    const { signIn, sail } = await openManifest()
    const sari = await signIn('sari')
    const { tickets, sailing } = await sail(1, '2026-12-15')

    const { body } = await sari.refused('revealDocument', {
      path: { id: SAMPLE_SAILING },
      body: { Ticket: tickets[0]?.Id },
    })

    expect(body.code).toBe('not_found')
    expect(await sari.reveals(SAMPLE_SAILING)).toEqual([])
    expect((await sari.reveal(sailing, tickets[0]?.Id ?? '')).DocumentNumber).toBe('K1000000N')
  })
})
