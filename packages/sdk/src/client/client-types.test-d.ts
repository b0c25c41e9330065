// Only the type checker reads this file: each `@ts-expect-error` marks a call that must not compile (API-1, API-2).
import type { CallError, Result } from '../errors/call-error.ts'
import { type PagedPath, type Schemas, collect, items, pages } from '../index.ts'
import type { OperationInput, OperationOutput } from '../operations.ts'
import { isProblem } from '../problems.ts'
import type { AdminClient, TravelClient } from './create-client.ts'

declare const travel: TravelClient
declare const admin: AdminClient
declare const cartInput: Schemas['CartInput']
declare const file: File

const path = { id: 'ord_5T8Q2MZK7C' }
const web = 'www.selat.test'
const credentials = { Username: 'weiling', Password: 'selat-demo-1' }
const header = { 'Cart-Token': 'k3x9Qv7LwZ2mB8nR4tYcHs' }

// The type of the answer follows from the path.
export const cart: Promise<Result<Schemas['Cart']>> = travel.get('/travel/v1/cart', { header })
export const nothing: Promise<Result<undefined>> = admin.delete('/admin/v1/session')
// @ts-expect-error a cart is no company
export const company: Promise<Result<Schemas['Company']>> = travel.get('/travel/v1/cart', {
  header,
})

// A call needs no second argument if the operation has no required input.
export const plain = [travel.get('/travel/v1/company'), admin.get('/admin/v1/session')]
export const base = travel.get('/travel/v1/base', { query: { web } })

// @ts-expect-error the query is required
export const noInit = travel.get('/travel/v1/base')
// @ts-expect-error a required header is missing
export const noHeader = travel.get('/travel/v1/cart', {})
// @ts-expect-error the path parameter is missing
export const noPath = travel.get('/travel/v1/booking/detail/{id}')
// @ts-expect-error web is text
export const wrongType = travel.get('/travel/v1/base', { query: { web: 3 } })
// @ts-expect-error there is no such parameter
export const unknownName = travel.get('/travel/v1/base', { query: { web, wbe: web } })

// The client adds these values itself, so a caller must not give them.
// @ts-expect-error system
export const system = travel.get('/travel/v1/base', { query: { web, system: 4101 } })
// @ts-expect-error currency
export const currency = travel.get('/travel/v1/base', { query: { web, currency: 'SGD' } })
// @ts-expect-error language
export const language = travel.get('/travel/v1/company', { header: { 'Accept-Language': 'id' } })

// Each client takes only paths of its own API, and each method only paths that have it.
// @ts-expect-error a path of the admin API
export const otherBase = travel.get('/admin/v1/session')
// @ts-expect-error this path has no PUT
export const otherMethod = travel.put('/travel/v1/company')
// @ts-expect-error no such path
export const noSuchPath = travel.get('/travel/v1/nowhere')

// A key, and the currency of a repeated call, can be given only to an operation that takes a key.
export const keyed = travel.post('/travel/v1/cart', {
  body: cartInput,
  idempotencyKey: 'an-intent-of-mine',
  currency: 'SGD',
})
export const login = travel.post('/travel/v1/auth/login', { body: credentials })
const withKey = { body: credentials, idempotencyKey: 'an-intent-of-mine' }
// @ts-expect-error login takes no key
export const keyedLogin = travel.post('/travel/v1/auth/login', withKey)
const withCurrency = { body: credentials, currency: 'SGD' }
// @ts-expect-error nor the currency of a call that it repeats
export const repeatedLogin = travel.post('/travel/v1/auth/login', withCurrency)

// Multipart has its own helpers.
const proof = '/travel/v1/order/{id}/payment/proof'
export const uploaded = travel.upload(proof, { path, file, header: { 'Booking-Token': undefined } })
export const posted = travel.postMultipart(proof, { path, body: { File: file } })
export const followed = travel.postMultipart(proof, {
  path,
  body: { File: file },
  onProgress: () => {},
})
// @ts-expect-error multipart only
export const notJson = travel.post(proof, { path, body: { File: file } })
// @ts-expect-error JSON only
export const notMultipart = travel.postMultipart('/travel/v1/cart', { body: cartInput })
// @ts-expect-error a text is no file
export const noFile = travel.upload(proof, { path, file: 'proof.png' })

// A result is data or an error, and a problem has a closed list of codes.
export async function narrows(): Promise<string> {
  const { data, error } = await travel.get('/travel/v1/company')
  if (!error) return data.Name
  if (isProblem(error, 'tenant_unknown')) return error.code satisfies 'tenant_unknown'
  switch (error.kind) {
    case 'problem':
      return error.detail
    case 'timeout':
      return String(error.timeoutMs)
    case 'network':
      return String(error.offline)
    case 'contract':
      return error.reason
    case 'aborted':
      return String(error.reason)
    default:
      return error satisfies never
  }
}

declare const error: CallError
// @ts-expect-error no such code
export const misspelt = isProblem(error, 'tenant_unkown')

// A refusal has its values by name: texts as strings, counts as numbers, and a value that is not always sent is optional.
export const lastDay = isProblem(error, 'book_before') ? error.params.date : ''
export const triesLeft: number = isProblem(error, 'reset_code_invalid') ? error.params.triesLeft : 0
export const waitSeconds: number | undefined = isProblem(error, 'rate_limited')
  ? error.params.seconds
  : 0
lastDay satisfies string
// @ts-expect-error when to try again is not always told
export const surely: number = isProblem(error, 'rate_limited') ? error.params.seconds : 0
// @ts-expect-error a day is text
export const dayNumber: number = isProblem(error, 'book_before') ? error.params.date : 0

// Only lists can be read page by page, item by item or all at once.
export const lists: PagedPath<'/admin/v1'>[] = [
  '/admin/v1/order',
  '/admin/v1/wallet/topup',
  '/admin/v1/quotation',
  '/admin/v1/agency/event',
  '/admin/v1/passenger',
  '/admin/v1/customer',
]
export const reviews: PagedPath<'/travel/v1'> = '/travel/v1/hotel/{id}/review'
export async function walks(): Promise<void> {
  for await (const { data } of pages(admin, '/admin/v1/order', { query: { limit: 50 } }))
    data?.NextCursor satisfies string | null | undefined
  for await (const { data, error: failure } of items(admin, '/admin/v1/customer'))
    if (!failure) data satisfies Schemas['Customer']
  const all = await collect(admin, '/admin/v1/quotation')
  if (!all.error) all.data satisfies Schemas['QuotationSummary'][]
  pages(travel, '/travel/v1/hotel/{id}/review', { path })
}
// @ts-expect-error a session is no list
export const noList = pages(admin, '/admin/v1/session')
// @ts-expect-error a list of the other client
export const otherList = items(travel, '/admin/v1/order')
// @ts-expect-error the path parameter is missing
export const noHotel = pages(travel, '/travel/v1/hotel/{id}/review')
// @ts-expect-error no such parameter
export const noFilter = items(admin, '/admin/v1/order', { query: { colour: 'red' } })

// A server sees parsed input, with defaults, and answers with declared statuses.
export const query: OperationInput<'searchFerry'>['query'] = {
  system: 4101,
  from: 'HFC',
  to: 'BTC',
  dateFrom: '2026-12-12',
  adults: 1,
  children: 0,
  infants: 0,
}
export const body: OperationInput<'addToCart'>['body'] = cartInput
export const done: OperationOutput<'logout'> = { status: 204 }
// @ts-expect-error an added cart item answers 201
export const wrongStatus: OperationOutput<'addToCart'>['status'] = 200
