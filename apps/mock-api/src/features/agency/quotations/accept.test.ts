import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { acceptanceOf, openQuotations, WEI_LING } from '../../../../lab/testing/open-quotation.ts'
import { adult } from '../../../../lab/testing/visitor.ts'
import { BACK_ON_14_DECEMBER, cartOf, roundTripItem } from '../../../scenarios/sample-items.ts'
import { samplePassenger, TURNS_THREE } from '../../../scenarios/sample-order.ts'
import { hotelInput } from '../../../scenarios/sample-products.ts'

async function open() {
  const stage = await openQuotations()
  const dewi = await stage.signIn('dewi')
  const { quotation } = await dewi.quoteCrossing(2, { Customer: WEI_LING.id, Note: 'As agreed.' })
  return { ...stage, dewi, quotation }
}

/** The net amounts, which only the agency knows, as they would be in JSON. */
const netAmounts = ({ Lines, NetTotal }: Schemas['Quotation']) =>
  [NetTotal, ...Lines.map(({ NetAmount }) => NetAmount)].map((money) => `:${money?.Amount}`)

it('AGT-4 the link shows the agency, the lines and the selling prices, and no net price anywhere', async () => {
  const { customer, quotation } = await open()

  const { status, body } = await customer.read(quotation, 'id')

  expect(status).toBe(200)
  expect(body).toMatchObject({
    Number: quotation.Number,
    State: 'sent',
    Agency: { Name: 'Baruna Tours', Email: 'halo@barunatours.example', Phone: '+62778410311' },
    CustomerName: 'Tan Wei Ling',
    Note: 'As agreed.',
    Lines: [{ NetAmount: null, SellingAmount: quotation.SellingTotal }],
    SellingTotal: quotation.SellingTotal,
    Contact: null,
    Order: null,
  })
  expect(body.Lines[0]?.Details[0]).toMatch(/^Sab, 12 Des 2026 · /)
  const accepted = await customer.accept(quotation)
  for (const answer of [body, accepted.body])
    for (const net of netAmounts(quotation)) expect(JSON.stringify(answer)).not.toContain(net)
})

it('AGT-4 a made-up link opens nothing, and a real link nothing on another tenant’s site', async () => {
  const { visitor, quotation, customer } = await open()
  const Link = '/quotation/baruna-tours?token=AAAAAAAAAAAAAAAAAAAAAAAA'

  for (const call of [customer.read({ Link }), customer.accept({ ...quotation, Link })]) {
    const { status, body } = await call
    expect([status, body]).toMatchObject([404, { code: 'quotation_link_invalid' }])
  }
  const elsewhere = await visitor.call('readQuotation', {
    query: { system: 4101 },
    body: { QuotationToken: acceptanceOf(quotation).QuotationToken },
  })
  expect(elsewhere.body.code).toBe('quotation_link_invalid')
})

it('AGT-4 a customer accepts with contact and passengers, and the member who made the quotation gets a mail', async () => {
  const { customer, dewi, quotation, mails, sandbox } = await open()
  sandbox.clock.advance(60)

  const { status, body } = await customer.accept(quotation)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    State: 'accepted',
    Contact: { Name: 'Tan Wei Ling', Email: 'weiling@example.com' },
  })
  // A link may be passed on, so it must show no passport.
  expect(JSON.stringify(body)).not.toContain('K1000000N')
  expect((await dewi.read(quotation)).body).toMatchObject({
    State: 'accepted',
    AcceptedAt: '2026-11-20T06:31:00.000Z',
  })
  expect(await mails('quotationAccepted')).toMatchObject([
    {
      recipient: 'dewi@barunatours.example',
      subject: `${quotation.Number}: Tan Wei Ling has accepted`,
      text: expect.stringContaining(`http://b2b.localhost:5173/quotations/${quotation.Id}`),
    },
  ])
})

it('AGT-4 a quotation can be accepted only once, and accepting it again changes nothing', async () => {
  const { customer, dewi, quotation, mails, sandbox } = await open()
  const { Contact } = acceptanceOf(quotation)
  const { body: first } = await customer.accept(quotation)
  sandbox.clock.advance(600)

  const same = await customer.accept(quotation)
  const other = await customer.accept(quotation, { Contact: { ...Contact, Name: 'Tan W. L.' } })

  for (const { status, body } of [same, other])
    expect([status, body]).toMatchObject([
      422,
      {
        code: 'quotation_refused',
        params: { state: 'accepted' },
      },
    ])
  expect((await customer.read(quotation)).body.Contact).toEqual(Contact)
  expect((await dewi.read(quotation)).body.AcceptedAt).toBe(first.AsOf)
  expect(await mails('quotationAccepted')).toHaveLength(1)
})

it('AGT-4 of two acceptances at the same time only one succeeds', async () => {
  const { customer, quotation, mails } = await open()
  const { Contact } = acceptanceOf(quotation)
  const names = ['Tan W. L.', 'Tan Wei']

  const answers = await Promise.all(
    names.map((Name) => customer.accept(quotation, { Contact: { ...Contact, Name } })),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const winner = answers.findIndex(({ status }) => status === 200)
  expect((await customer.read(quotation)).body.Contact?.Name).toBe(names[winner])
  expect(await mails('quotationAccepted')).toHaveLength(1)
})

it('AGT-4 an accepted quotation does not expire, and the agency can change the contact when it books', async () => {
  const { customer, quotation, sandbox, signIn } = await open()
  await customer.accept(quotation)
  sandbox.clock.advance(8 * 86_400)
  const dewi = await signIn('dewi')
  const { body: taken } = await dewi.takeUp(quotation)
  const Contact = { ...taken.Draft.Contact, Name: 'Tan W. L.' }

  const { status, body } = await dewi.place(
    { ...taken, Draft: { ...taken.Draft, Contact } },
    quotation.Id,
  )

  expect([status, body.Order.Contact.Name]).toEqual([201, 'Tan W. L.'])
  const late = await customer.accept(quotation)
  expect([late.status, late.body]).toMatchObject([
    422,
    { code: 'quotation_refused', params: { state: 'booked' } },
  ])
})

it.each<[string, (line: string) => unknown, string, object]>([
  [
    'another party',
    (line) => [{ CartItem: line, Passengers: [adult(0)] }],
    'validation_failed',
    { pointer: '/Items/0/Passengers', code: 'differs_from_cart' },
  ],
  ['nobody', () => [], 'validation_failed', { pointer: '/Items', code: 'item_left_out' }],
  [
    'a line of something else',
    () => [{ CartItem: 'itm_NOTQUOTED1', Passengers: [adult(0)] }],
    'validation_failed',
    { pointer: '/Items/0/CartItem', code: 'not_in_cart' },
  ],
  [
    'a passport that runs out',
    (line) => [
      { CartItem: line, Passengers: [adult(0), adult(1, { DateOfExpiry: '2026-12-01' })] },
    ],
    'passenger_refused',
    { pointer: '/Items/0/Passengers/1/DateOfExpiry', code: 'expires_before_travel' },
  ],
])('AGT-4 %s is refused as at checkout', async (_name, itemsOf, code, error) => {
  const { customer, quotation } = await open()
  const Items = itemsOf(quotation.Lines[0]?.Id ?? '') as Schemas['OrderItemInput'][]

  const { body } = await customer.accept(quotation, { Items })

  expect(body).toMatchObject({
    code,
    errors: expect.arrayContaining([expect.objectContaining(error)]),
  })
  expect((await customer.read(quotation)).body.State).toBe('sent')
})

it('AGT-4 a contact whose name is too short is refused at its field', async () => {
  const { customer, quotation } = await open()
  const { Contact } = acceptanceOf(quotation)

  const { body } = await customer.accept(quotation, { Contact: { ...Contact, Name: ' x ' } })

  expect(body).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/Contact/Name', code: 'name_too_short' }],
  })
})

it('AGT-4 an item for which only the contact answers is accepted without passengers, and refused with them', async () => {
  const { visitor, signIn, customer } = await openQuotations()
  const dewi = await signIn('dewi')
  const { body: cart } = await visitor.call<Schemas['Cart']>('addToCart', { body: hotelInput() })
  const { body: quotation } = await dewi.quote(cart)
  const { body: another } = await dewi.quote(cart)
  const line = quotation.Lines[0]?.Id ?? ''

  const named = await customer.accept(quotation, {
    Items: [{ CartItem: line, Passengers: [adult(0)] }],
  })
  const nobody = await customer.accept(quotation, {
    Items: [{ CartItem: line, Passengers: [] }],
  })
  const leftOut = await customer.accept(another, { Items: [] })

  expect(named.body).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/Items/0/Passengers', code: 'too_long', params: { maximum: 0 } }],
  })
  expect([nobody.status, leftOut.status]).toEqual([200, 200])
})

it('AGT-4 a quotation expires at its deadline, and its link says so', async () => {
  const { customer, quotation, sandbox, signIn } = await open()
  sandbox.clock.advance(7 * 86_400)
  const dewi = await signIn('dewi')

  expect((await customer.read(quotation)).body.State).toBe('lapsed')
  expect((await customer.accept(quotation)).body).toMatchObject({
    code: 'quotation_refused',
    params: { state: 'lapsed' },
  })
  expect((await dewi.list({ state: 'lapsed' })).body.Items).toHaveLength(1)
})

const MEI = samplePassenger({
  Band: 'child',
  Title: 'Miss',
  FirstName: 'MEI',
  DateOfBirth: '2018-06-01',
  PassportNumber: 'K7654323N',
  DateOfIssue: '2024-02-11',
  DateOfExpiry: '2029-02-11',
})

async function openFamily() {
  const stage = await openQuotations()
  const dewi = await stage.signIn('dewi')
  const { body: cart } = await stage.visitor.call<Schemas['Cart']>('addToCart', {
    body: cartOf(
      roundTripItem({
        ...BACK_ON_14_DECEMBER,
        Qty: 4,
        QtyAdult: 2,
        QtyChild: 1,
        QtyInfant: 1,
      }),
    ),
  })
  const { body: quotation } = await dewi.quote(cart)
  const Items = [
    {
      CartItem: quotation.Lines[0]?.Id ?? '',
      Passengers: [adult(0), adult(1), MEI, TURNS_THREE],
    },
  ]
  const accept = (AgreedTotal?: Schemas['Money']) =>
    stage.customer.accept(quotation, { Items, ...(AgreedTotal && { AgreedTotal }) })
  return { ...stage, dewi, quotation, accept }
}

/** The fields of a refusal that tell a price. */
type Refusal = {
  code: string
  params: { amount: number }
  errors: { pointer: string; code: string; params: { amount: number; payAt: string } }[]
}

it('AGT-4 CHK-12 PAX-4 a customer whose child turns three before the way back has to agree to the new price to accept', async () => {
  const { customer, dewi, quotation, accept } = await openFamily()

  const { status, body } = await accept(quotation.SellingTotal)

  const refusal = body as unknown as Refusal
  expect([status, refusal.code]).toEqual([409, 'price_changed'])
  expect(refusal.params.amount).toBeGreaterThan(quotation.SellingTotal.Amount)
  const paidNow = refusal.errors.filter(({ params }) => params.payAt === 'online')
  expect(
    paidNow.every(({ pointer, code }) => pointer === '/Items/0' && code === 'price_line'),
  ).toBe(true)
  expect(paidNow.reduce((sum, { params }) => sum + params.amount, 0)).toBe(refusal.params.amount)
  expect((await customer.read(quotation)).body.State).toBe('sent')

  const agreed = { ...quotation.SellingTotal, Amount: refusal.params.amount }
  const accepted = await accept(agreed)

  expect(accepted.status).toBe(200)
  expect(accepted.body).toMatchObject({ State: 'accepted', SellingTotal: agreed })
  expect(accepted.body.Lines[0]?.SellingAmount).toEqual(agreed)
  const { body: taken } = await dewi.takeUp(quotation)
  // A child back in place of an infant: S$25 and Rp 100,000 in place of S$7.
  const dearer = 330_300 + 100_000 - 92_500
  expect(taken.NetTotal.Amount - quotation.NetTotal.Amount).toBe(dearer)
  expect(taken.NetTotal).toEqual(taken.NetTotalQuoted)
  const { body: placed } = await dewi.place(taken, quotation.Id)
  expect(placed.Order.Agency?.SellingAmount).toEqual(agreed)
})

it('AGT-4 CHK-12 an acceptance without a total is accepted at the price that was quoted', async () => {
  const { quotation, accept } = await openFamily()

  const { status, body } = await accept()

  expect([status, body.SellingTotal]).toEqual([200, quotation.SellingTotal])
})
