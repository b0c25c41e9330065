import { expect, it } from 'vitest'

import contract from './generated/openapi.json'
import { ferryInput } from './testing/ferry-input.ts'
import {
  cartInputSchema,
  cartSchema,
  fareDaySchema,
  localDateTimeSchema,
  moneySchema,
  orderContactSchema,
  orderItemSchema,
  passengerInputSchema,
  paymentInstructionsSchema,
  problemSchema,
  proofUploadSchema,
  sectorSchema,
} from './zod.ts'

const refused = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map((issue) => issue.path.join('/'))

it('FER-6 accepts the cart payload of §3', () => {
  expect(cartInputSchema.parse(ferryInput)).toEqual(ferryInput)
})

it('FER-6 refuses input fields that the contract does not have, at every depth', () => {
  const [item] = ferryInput.Items
  const priced = { ...ferryInput, Items: [{ ...item, Ferry: { ...item?.Ferry, Price: 1 } }] }

  expect(refused(cartInputSchema.safeParse(priced))).toEqual(['Items/0/Ferry'])
  expect(cartInputSchema.safeParse({ ...ferryInput, Total: 0 }).success).toBe(false)
})

it('FER-6 accepts null where the contract allows it, and never undefined', () => {
  const [item] = ferryInput.Items
  const open = (DateFrom: unknown) => ({
    ...ferryInput,
    Items: [{ ...item, Ferry: { ...item?.Ferry, DateFrom } }],
  })

  expect(cartInputSchema.safeParse(open(null)).success).toBe(true)
  expect(cartInputSchema.safeParse(open(undefined)).success).toBe(false)
  expect(cartInputSchema.safeParse(open('12-12-2026')).success).toBe(false)
})

it('CHK-12 accepts money only as a safe integer with its exponent', () => {
  const money = { Amount: 4150, Currency: 'SGD', Exponent: 2 }

  expect(moneySchema.parse(money)).toEqual(money)
  expect(moneySchema.safeParse({ ...money, Amount: 41.5 }).success).toBe(false)
  expect(moneySchema.safeParse({ ...money, Amount: 2 ** 53 }).success).toBe(false)
  expect(moneySchema.safeParse({ ...money, Amount: '4150' }).success).toBe(false)
  expect(moneySchema.safeParse({ Amount: 4150, Currency: 'SGD' }).success).toBe(false)
})

it('FER-2 accepts sailing times only with the offset of their terminal', () => {
  expect(localDateTimeSchema.safeParse('2026-12-12T10:20:00+07:00').success).toBe(true)
  expect(localDateTimeSchema.safeParse('2026-12-12T10:20:00').success).toBe(false)
})

it('API-4 accepts fields that a later version adds to answers, also below a nullable one', () => {
  const { example } =
    contract.paths['/travel/v1/order/{id}/ticket'].get.responses['200'].content['application/json']
  const [ticket] = example.Items
  const sector = ticket?.Sector
  const later = { ...sector, Sailing: { ...sector?.Sailing, Gate: 'B4' }, Berth: 2 }

  expect(sectorSchema.safeParse(later).success).toBe(true)
  expect(sectorSchema.safeParse({ ...sector, Sailing: null }).success).toBe(true)
  expect(
    fareDaySchema.safeParse({
      Date: '2026-12-12',
      LowestFare: null,
      LowestPrice: null,
      IsAvailable: false,
    }).success,
  ).toBe(true)
})

it('API-4 reports a wrong field of an answer according to the kind of its item', () => {
  const { example: cart } =
    contract.paths['/travel/v1/cart'].get.responses['200'].content['application/json']
  const [item] = cart.Items
  const of = (other: object) => refused(cartSchema.safeParse({ ...cart, Items: [other] }))

  expect(of({ ...item, Ferry: { ...item?.Ferry, QtyAdult: -1, DateFrom: 'soon' } })).toEqual([
    'Items/0/Ferry/DateFrom',
    'Items/0/Ferry/QtyAdult',
  ])
  expect(of({ ...item, ItemContent: undefined })).toEqual(['Items/0/ItemContent'])
  expect(of({ ...item, ItemContent: 'submarine', Qty: 0 })).toEqual(['Items/0/Qty'])
  expect(refused(cartSchema.safeParse({ ...cart, Items: ['ferry', null] }))).toEqual([
    'Items/0',
    'Items/1',
  ])
  expect(refused(orderItemSchema.safeParse({ ItemContent: 'hotel' }))).toContain('Hotel')
  expect(refused(paymentInstructionsSchema.safeParse({ Kind: 'qr' }))).not.toContain('')
})

it('PAX-3 reports what is wrong with a nullable field in the same way as with any other', () => {
  const passenger = passengerInputSchema.safeParse({ PassportNumber: 'e1', DateOfIssue: 5 })
  const [number] = passenger.error?.issues.filter(({ path }) => path[0] === 'PassportNumber') ?? []
  const [issued] = passenger.error?.issues.filter(({ path }) => path[0] === 'DateOfIssue') ?? []

  expect(number).toMatchObject({ code: 'invalid_format', format: 'regex' })
  expect(issued).toMatchObject({ code: 'invalid_type', expected: 'string' })
})

it('CHK-1 refuses a wrong e-mail address, country code or phone number', () => {
  const contact = { Name: 'Tan Wei Ling', Email: 'x', PhoneCode: '65', PhoneNumber: '+6591' }

  expect(refused(orderContactSchema.safeParse(contact))).toEqual([
    'Email',
    'PhoneCode',
    'PhoneNumber',
  ])
})

it('CHK-6 accepts a proof only as a file', () => {
  const File = new globalThis.File(['x'], 'proof.png')

  expect(proofUploadSchema.safeParse({ File }).success).toBe(true)
  expect(proofUploadSchema.safeParse({ File: 'x' }).success).toBe(false)
})

it('ERR-3 accepts any named value as a problem parameter, but no nested one', () => {
  const problem = (params: object) => ({
    type: 'https://selat.example/problems/conflict',
    title: 'Conflict',
    status: 409,
    code: 'conflict',
    detail: '',
    params,
    errors: [],
    requestId: 'req_1',
  })

  expect(problemSchema.parse(problem({ date: '2026-12-12', seats: 3 })).params).toEqual({
    date: '2026-12-12',
    seats: 3,
  })
  expect(problemSchema.safeParse(problem({ list: [] })).success).toBe(false)
})
