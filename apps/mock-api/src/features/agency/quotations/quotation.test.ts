import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openQuotations, tokenIn, WEI_LING } from '../../../../lab/testing/open-quotation.ts'
import {
  attractionInput,
  hotelInput,
  hourlyInput,
  privateTourInput,
  transportInput,
} from '../../../scenarios/sample-products.ts'

it('AGT-4 a quotation has the items of the cart, with their present net prices and the selling prices of the markup', async () => {
  const { signIn, sandbox } = await openQuotations()
  const dewi = await signIn('dewi')

  const { cart, quotation } = await dewi.quoteCrossing(2, { Note: ' Breakfast is included. ' })

  const net = cart.Items[0]?.Price.Total.Amount ?? 0
  const rupiah = { Currency: 'IDR', Exponent: 0 }
  expect(quotation).toMatchObject({
    Id: expect.stringMatching(/^quo_/),
    Number: expect.stringMatching(/^Q-[0-9A-HJKMNP-TV-Z]{6}$/),
    State: 'sent',
    Customer: null,
    Note: 'Breakfast is included.',
    CreatedBy: 'Dewi Lestari',
    CreatedAt: '2026-11-20T06:30:00.000Z',
    ValidUntil: '2026-11-27T06:30:00.000Z',
    Link: expect.stringMatching(/^\/quotation\/baruna-tours\?token=[A-Za-z0-9_-]{24}$/),
    NetTotal: { Amount: net, ...rupiah },
    // 25,000 for each, by the rule of Baruna Tours for crossings.
    SellingTotal: { Amount: net + 50_000, ...rupiah },
    AcceptedAt: null,
    Order: null,
  })
  expect(quotation.Lines).toMatchObject([
    {
      ItemContent: 'ferry',
      Title: 'HarbourFront, Singapore → Batam Centre, Batam',
      Details: [expect.stringMatching(/^Sat, 12 Dec 2026 · \d\d:\d\d SGT – \d\d:\d\d WIB · /)],
      Qty: 2,
      People: { Adult: 2, Child: 0, Infant: 0, NeedsPassport: true },
      NetAmount: { Amount: net, ...rupiah },
      SellingAmount: { Amount: net + 50_000, ...rupiah },
    },
  ])
  const rows = await sandbox.store.db.selectFrom('quotations').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(tokenIn(quotation.Link))
})

it('AGT-4 CHK-11 its customer sees the terms of each line, and the address of the quotation', async () => {
  const { signIn, visitor, customer } = await openQuotations()
  const dewi = await signIn('dewi')
  const { cart } = await visitor.hold({ adults: 1 })
  const { body: both } = await visitor.call<Schemas['Cart']>('addToCart', {
    header: { 'Cart-Token': cart.Token },
    body: hotelInput(),
  })
  const [ferry, hotel] = both.Items
  if (ferry?.ItemContent !== 'ferry' || hotel?.ItemContent !== 'hotel') throw new Error('Not both')
  const { body: quotation } = await dewi.quote(both)

  const { body } = await customer.read(quotation)

  expect(body.Link).toBe(quotation.Link)
  const [crossing, stay] = body.Lines
  expect(ferry.Ferry.Sectors[0]?.Rules?.Refund.length).toBeGreaterThan(0)
  expect(crossing?.Terms).toEqual({
    Sectors: ferry.Ferry.Sectors,
    RefundRules: [],
    RefundSteps: [],
    ExcludedCharges: [],
  })
  expect(stay?.Terms).toEqual({
    Sectors: [],
    RefundRules: hotel.Hotel.Rooms.map(({ Cancellation }) => Cancellation.Text),
    RefundSteps: [],
    ExcludedCharges: [],
  })
})

it('AGT-4 PRD-2 PRD-4 a line says how many are quoted, even if nobody has to be named', async () => {
  const { signIn, visitor, customer } = await openQuotations()
  const dewi = await signIn('dewi')
  const { cart } = await visitor.hold({ adults: 1 })
  const header = { 'Cart-Token': cart.Token }
  await visitor.call('addToCart', { header, body: attractionInput({ QtySenior: 1 }) })
  await visitor.call('addToCart', { header, body: privateTourInput() })
  await visitor.call('addToCart', { header, body: transportInput({ QtyChild: 1 }) })
  const { body: full } = await visitor.call<Schemas['Cart']>('addToCart', {
    header,
    body: hourlyInput(),
  })
  const { body: quotation } = await dewi.quote(full)

  const { body } = await customer.read(quotation)

  expect(body.Lines.slice(1).map(({ Details }) => Details.slice(1))).toEqual([
    ['2 × Adult ticket · 1 × Child ticket · 1 × Senior ticket'],
    ['1 × Private car, up to 5 people', '2 × Adult · 1 × Child'],
    [
      'Batam Centre terminal → Nagoya Lantern Hotel',
      'Toyota Avanza or similar',
      '2 × Adult · 1 × Child',
    ],
    ['Batam Centre terminal', 'Toyota Innova or similar · 1 × Further hours', '2 × Adult'],
  ])
})

it('AGT-4 a line for which the contact answers needs no names, and charges at a counter are not in the totals', async () => {
  const { signIn, visitor } = await openQuotations()
  const dewi = await signIn('dewi')
  const { cart } = await visitor.hold({ adults: 1 })
  const { body: both } = await visitor.call<Schemas['Cart']>('addToCart', {
    header: { 'Cart-Token': cart.Token },
    body: hotelInput(),
  })

  const { body } = await dewi.quote(both)

  expect(body.Lines[1]).toMatchObject({
    ItemContent: 'hotel',
    Details: [
      'Sat, 12 Dec 2026 – Sun, 13 Dec 2026',
      '2 × Superior Twin · Breakfast included',
      '4 × Adult · 1 × Child',
    ],
    People: { Adult: 0, Child: 0, Infant: 0, NeedsPassport: false },
  })
  expect(body.AtCounter).toEqual(both.AtCounter)
  const sum = (of: 'NetAmount' | 'SellingAmount') =>
    body.Lines.reduce((all, line) => all + (line[of]?.Amount ?? 0), 0)
  expect([body.NetTotal.Amount, body.SellingTotal.Amount]).toEqual([
    sum('NetAmount'),
    sum('SellingAmount'),
  ])
})

it('AGT-4 expired items are left out, and a cart with nothing else is refused', async () => {
  const { signIn, visitor, sandbox } = await openQuotations()
  const dewi = await signIn('dewi')
  const { cart } = await visitor.hold({ adults: 1 })
  sandbox.clock.advance(10 * 60)
  await visitor.hold({ adults: 3 }, { cart: cart.Token })
  sandbox.clock.advance(6 * 60)

  const { body } = await dewi.quote(cart)
  sandbox.clock.advance(10 * 60)
  const refused = await dewi.call('createQuotation', {
    header: { 'Cart-Token': cart.Token },
    body: { Customer: null, Note: '', ValidDays: 7 },
  })

  expect(body.Lines.map(({ Qty }) => Qty)).toEqual([3])
  expect([refused.status, refused.body.code]).toEqual([422, 'cart_empty'])
})

it('AGT-4 a quotation is valid only as long as its sailing can be booked', async () => {
  const { signIn, visitor } = await openQuotations()
  const dewi = await signIn('dewi')
  const { cart, sailing } = await visitor.hold({ adults: 1 }, { date: '2026-11-22' })

  const { body } = await dewi.quote(cart, { ValidDays: 30 })

  expect(body.ValidUntil < new Date(sailing.DepartsAt).toISOString()).toBe(true)
  expect(body.ValidUntil > '2026-11-21').toBe(true)
})

it("AGT-4 the customer gets the link by a mail in the agency's name, with the selling price only", async () => {
  const { signIn, mails } = await openQuotations()
  const dewi = await signIn('dewi')

  const { quotation } = await dewi.quoteCrossing(2, {
    Customer: WEI_LING.id,
    Note: 'Pay me in cash.',
    language: 'zh-TW',
  })

  expect(quotation.Customer).toEqual({ Id: WEI_LING.id, Name: 'Tan Wei Ling' })
  const [mail, ...others] = await mails('quotationSent')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: WEI_LING.email, language: 'ZHTD' })
  expect(mail?.subject).toBe(
    `Baruna Tours：報價單 ${quotation.Number}，有效至 2026年11月27日 14:30 SGT`,
  )
  const grouped = (amount: number) => new Intl.NumberFormat('zh-TW').format(amount)
  for (const text of [mail?.text ?? '', mail?.html ?? '']) {
    expect(text).toContain('halo@barunatours.example')
    expect(text).toContain('Pay me in cash.')
    expect(text).toContain(grouped(quotation.SellingTotal.Amount))
    expect(text).not.toContain(grouped(quotation.NetTotal.Amount))
  }
  expect(mail?.text).toContain(`http://b2b.localhost:5173${quotation.Link}`)
})

it('AGT-4 a customer who is unknown, or of another agency, is refused at the field', async () => {
  const { signIn, visitor } = await openQuotations()
  const limei = await signIn('limei')
  const { cart } = await visitor.hold({ adults: 1 })

  for (const Customer of [WEI_LING.id, 'cus_NOBODY0001']) {
    const { status, body } = await limei.quote(cart, { Customer })
    expect([status, body]).toMatchObject([
      400,
      { code: 'validation_failed', errors: [{ pointer: '/Customer', code: 'unknown' }] },
    ])
  }
})

it('AGT-4 the list has the newest first, in pages, and can be filtered by state, number and customer', async () => {
  const { signIn, sandbox } = await openQuotations()
  const [dewi, rizal, limei] = [await signIn('dewi'), await signIn('rizal'), await signIn('limei')]
  const first = (await dewi.quoteCrossing(1, { Customer: WEI_LING.id })).quotation
  sandbox.clock.advance(60)
  const second = (await rizal.quoteCrossing(2)).quotation
  sandbox.clock.advance(60)
  const third = (await dewi.quoteCrossing(1)).quotation
  await dewi.withdraw(third)
  const ids = async (query?: Record<string, string | number>) =>
    (await rizal.list(query)).body.Items.map(({ Id }) => Id)

  const page = (await rizal.list({ limit: 2 })).body

  expect(page.Items.map(({ Id }) => Id)).toEqual([third.Id, second.Id])
  expect(await ids({ limit: 2, cursor: page.NextCursor ?? '' })).toEqual([first.Id])
  expect((await rizal.list({ limit: 3 })).body.NextCursor).toBeNull()
  expect(await ids({ state: 'cancelled' })).toEqual([third.Id])
  expect(await ids({ search: 'wei L' })).toEqual([first.Id])
  expect(await ids({ search: second.Number.slice(2).toLowerCase() })).toEqual([second.Id])
  expect((await limei.list()).body.Items).toEqual([])
  expect(page.Items[1]).toEqual({
    Id: second.Id,
    Number: second.Number,
    State: 'sent',
    Customer: '',
    CreatedAt: second.CreatedAt,
    CreatedBy: 'Rizal Hakim',
    ValidUntil: second.ValidUntil,
    Titles: ['HarbourFront, Singapore → Batam Centre, Batam'],
    NetTotal: second.NetTotal,
    SellingTotal: second.SellingTotal,
  })
  const wrong = await rizal.call('listQuotations', { query: { cursor: 'b3JkXw' } })
  expect(wrong.body.errors).toMatchObject([{ pointer: 'query:cursor', code: 'invalid_cursor' }])
})

it('AGT-4 a quotation can be read by another member of its agency, and is not found by another agency', async () => {
  const { signIn } = await openQuotations()
  const [dewi, rizal, limei] = [await signIn('dewi'), await signIn('rizal'), await signIn('limei')]
  const { quotation } = await dewi.quoteCrossing()

  expect((await rizal.read(quotation)).body).toEqual(quotation)
  for (const call of [limei.read, limei.withdraw, limei.takeUp]) {
    const { status, body } = await call(quotation)
    expect([status, body]).toMatchObject([404, { code: 'not_found' }])
  }
  expect((await dewi.read(quotation)).body.State).toBe('sent')
})

it('AGT-4 a member of the finance role can neither read nor list quotations', async () => {
  const { signIn } = await openQuotations()
  const [dewi, agus] = [await signIn('dewi'), await signIn('agus')]
  const { quotation } = await dewi.quoteCrossing()

  expect((await agus.read(quotation)).status).toBe(403)
  expect((await agus.list()).status).toBe(403)
})

it('AGT-4 a quotation that is withdrawn twice is cancelled once, and its travellers are deleted', async () => {
  const { signIn, customer, sandbox } = await openQuotations()
  const dewi = await signIn('dewi')
  const { quotation } = await dewi.quoteCrossing()
  await customer.accept(quotation)

  const [first, second] = [await dewi.withdraw(quotation), await dewi.withdraw(quotation)]

  expect([first.status, first.body.State]).toEqual([200, 'cancelled'])
  expect(second.body).toEqual(first.body)
  const shared = await customer.read(quotation)
  expect(shared.body).toMatchObject({ State: 'cancelled', Contact: null })
  // The travellers of a cancelled quotation are deleted.
  const rows = await sandbox.store.db.selectFrom('quotations').select('answer').execute()
  expect(rows).toEqual([{ answer: null }])
  const events = await sandbox.store.db
    .selectFrom('agency_events')
    .select(['event', 'by_name', 'about'])
    .where('about', '=', quotation.Number)
    .execute()
  expect(events.toSorted((one, two) => (one.event < two.event ? 1 : -1))).toEqual([
    { event: 'quotation_sent', by_name: 'Dewi Lestari', about: quotation.Number },
    { event: 'quotation_cancelled', by_name: 'Dewi Lestari', about: quotation.Number },
    { event: 'quotation_accepted', by_name: '', about: quotation.Number },
  ])
})
