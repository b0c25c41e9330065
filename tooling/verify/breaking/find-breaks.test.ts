import { expect, it } from 'vitest'

import { findBreaks } from './find-breaks.ts'
import { operationOf, type Part, type Planted, schemaOf, withChange } from './planted-contract.ts'
import { whyNoOasdiff } from './why-no-oasdiff.ts'

const BOTH = ['api-smart-diff', 'oasdiff']
const SEARCH = '/travel/v1/ferry/search'
/** Names the part of the contract that a change is about, if it is not the search. */
const CART = { paths: ['/travel/v1/cart'] }
const COMPANY = { paths: ['/travel/v1/company'] }
const ORDER = { paths: ['/travel/v1/order'] }
const LOGIN = { paths: ['/travel/v1/auth/login'] }

const search = (contract: Planted) => operationOf(contract, SEARCH, 'get')
const setType = (schema: string, field: string, to: object) => (contract: Planted) => {
  schemaOf(contract, schema).properties[field] = to
}

/** Returns the names of the checkers that call a change a break. */
async function whoObjects(change: (contract: Planted) => void, part?: Part): Promise<string[]> {
  const breaks = await withChange(change, findBreaks, part)
  return [...new Set(breaks.map(({ by }) => by))].toSorted()
}

type Words = Record<string, unknown>
const dropField = (schema: string, field: string) => (contract: Planted) => {
  const { properties } = schemaOf(contract, schema)
  if (!properties[field]) throw new Error(`${schema} has no ${field}.`)
  delete properties[field]
}
const setFormat = (schema: string, field: string, format: string) => (contract: Planted) => {
  const held = schemaOf(contract, schema).properties[field] as Words | undefined
  const [text = held] = (held?.['oneOf'] ?? []) as Words[] // The first of the two kinds stands beside null.
  if (text?.['format'] === undefined) throw new Error(`${schema}.${field} has no format.`)
  text['format'] = format
}
const OWN = ['selat']
const problemOf = (contract: Planted, code: string) => {
  const problems = schemaOf(contract, 'ProblemCode')['x-problems'] as Record<string, PlantedProblem> // The contract's own problems have this shape.
  const problem = problems[code]
  if (!problem) throw new Error(`The contract has no ${code}.`)
  return problem
}
type PlantedProblem = {
  status: number
  params: Record<string, { type: string; optional?: boolean }>
}
const ofLogin = (contract: Planted) => operationOf(contract, '/travel/v1/auth/login', 'post')

const textOrNull = { oneOf: [{ type: 'string' }, { type: 'null' }] }

const BREAKS: [string, string[], (contract: Planted) => void, Part?][] = [
  ['a removed operation', BOTH, ({ paths }) => void delete paths[SEARCH]],
  [
    'a dropped field',
    BOTH,
    (contract) => {
      const order = schemaOf(contract, 'Order')
      delete order.properties['TotalAmount']
      order.required = order.required.filter((name) => name !== 'TotalAmount')
    },
    ORDER,
  ],
  ['a removed value of input', BOTH, (c) => void schemaOf(c, 'PassengerTitle').enum.pop(), ORDER],
  [
    'a removed value of an answer',
    ['oasdiff'],
    (c) => void schemaOf(c, 'OrderStatus').enum.pop(),
    ORDER,
  ],
  ['a renamed operationId', ['oasdiff'], (c) => void (search(c).operationId = 'findFerry')],
  [
    'an extra query parameter that is required',
    BOTH,
    (contract) => {
      const deck = { name: 'deck', in: 'query', required: true, schema: { type: 'string' } }
      search(contract).parameters.push(deck)
    },
  ],
  ['a dropped field that was not always there', ['oasdiff'], dropField('Sector', 'Rules'), CART],
  [
    'a removed kind of an answer',
    ['oasdiff'],
    (c) => void (schemaOf(c, 'CartItem')['oneOf'] as unknown[]).pop(),
    CART,
  ],
  [
    'kinds of an answer that are told apart by another field',
    ['oasdiff'],
    (c) => void ((schemaOf(c, 'CartItem')['discriminator'] as Words)['propertyName'] = 'Item'),
    CART,
  ],
  [
    'a schema of another name, which types and validators are called by',
    ['oasdiff'],
    ({ components: { schemas } }) => {
      schemas['Shown'] = schemas['Subscription'] ?? {}
      delete schemas['Subscription']
    },
    { schemas: ['Subscription'] },
  ],
  [
    'a session that is sent otherwise',
    OWN,
    (c) =>
      void (c.components.securitySchemes['session'] = {
        type: 'apiKey',
        in: 'header',
        name: 'Key',
      }),
  ],
  [
    'a session that an operation asks for, where it took from the contract that it needs none',
    OWN,
    (c) => {
      const company = operationOf(c, '/travel/v1/company', 'get')
      if (company.security) throw new Error('The company says for itself what it needs.')
      company.security = [{ session: [] }]
    },
    COMPANY,
  ],
  [
    'a session that the whole contract asks for',
    ['api-smart-diff', 'selat'],
    (c) => void (c.security = [{ session: [] }]),
    COMPANY,
  ],
  [
    'a session that is needed where it was welcome',
    ['api-smart-diff', 'selat'],
    (c) => void (operationOf(c, '/travel/v1/cart', 'get').security = [{ session: [] }]),
    CART,
  ],
  [
    'a header that is sent no more',
    ['api-smart-diff', 'oasdiff', 'selat'],
    (c) => void delete c.components.responses['TooManyRequests']?.['headers'],
    LOGIN,
  ],
  [
    'a header with a value of another type',
    OWN,
    (c) => void (c.components.headers['RetryAfter'] = { schema: { type: 'string' } }),
    LOGIN,
  ],
  ['a text of another format', OWN, setFormat('FerryCartItem', 'HoldExpiresAt', 'date'), CART],
  ['a role that may not call it any more', OWN, (c) => void ofLogin(c)['x-roles'].shift(), LOGIN],
  ['a problem of another status', OWN, (c) => void (problemOf(c, 'rate_limited').status = 503)],
  [
    'a param of a problem that is gone',
    OWN,
    (c) => void (problemOf(c, 'rate_limited').params = {}),
  ],
  [
    'a param of a problem that is not always there',
    OWN,
    (c) => void (problemOf(c, 'sold_out').params = { date: { type: 'string', optional: true } }),
  ],
  [
    'a param of a problem that has another type',
    OWN,
    (c) => void (problemOf(c, 'rate_limited').params = { seconds: { type: 'string' } }),
  ],
  ['a removed query parameter', BOTH, (contract) => void search(contract).parameters.pop()],
  [
    'a removed answer',
    // The checker of this repository misses the headers that the answer had.
    [...BOTH, 'selat'],
    (contract) => void delete search(contract).responses['200'],
  ],
  [
    'a text that became a number',
    ['oasdiff'],
    setType('Order', 'CodeReference', { type: 'integer' }),
    ORDER,
  ],
  // Version 3.0 could not express these types, so a checker that does not know 3.1 misses their changes.
  ['a field that may be null now', BOTH, setType('Order', 'CodeReference', textOrNull), ORDER],
  [
    'a list of types that has null now',
    ['oasdiff'],
    setType('Order', 'CodeReference', { type: ['string', 'null'] }),
    ORDER,
  ],
  [
    'one constant where there was any text',
    BOTH,
    setType('OrderInput', 'CodeReference', { const: 'A', type: 'string' }),
    ORDER,
  ],
]

const ADDITIONS: [string, (contract: Planted) => void, Part?][] = [
  ['nothing at all', () => {}],
  [
    'a new operation',
    (contract) => {
      const added = { ...search(contract), operationId: 'searchShips' }
      contract.paths['/travel/v1/ship'] = { get: added }
    },
  ],
  [
    'a field more in an answer, always there',
    (contract) => {
      const order = schemaOf(contract, 'Order')
      order.properties['Deck'] = { type: 'string' }
      order.required.push('Deck')
    },
    ORDER,
  ],
  ['an optional field of input', setType('OrderInput', 'Deck', { type: 'string' }), ORDER],
  [
    'an optional parameter',
    (contract) =>
      void search(contract).parameters.push({
        name: 'deck',
        in: 'query',
        schema: { type: 'string' },
      }),
  ],
  [
    'a param more of a problem',
    (c) => void (problemOf(c, 'rate_limited').params['deck'] = { type: 'string' }),
  ],
  [
    'a session that is welcome where none was asked for',
    (c) => void (operationOf(c, '/travel/v1/company', 'get').security = [{}, { session: [] }]),
    COMPANY,
  ],
  ['a role more', (c) => void ofLogin(c)['x-roles'].push('captain'), LOGIN],
  [
    'other words and another tag',
    (contract) => {
      Object.assign(search(contract), { tags: ['product'], summary: 'Other', description: 'Words' })
      schemaOf(contract, 'Order')['description'] = 'Other words.'
    },
    { paths: [SEARCH, ...ORDER.paths] },
  ],
  ['a new refusal', (contract) => void schemaOf(contract, 'ProblemCode').enum.push('ship_sunk')],
  ['a new value of answers', (c) => void schemaOf(c, 'OrderStatus').enum.push('FLOATING'), ORDER],
  [
    'a documented status more',
    (contract) => {
      const { responses } = search(contract)
      responses['409'] = responses['404'] ?? {}
    },
  ],
]

it.concurrent.each(BREAKS)('API-1 %s counts as a break for %j', async (_what, by, change, part) => {
  const here = by.filter((name) => name !== 'oasdiff' || whyNoOasdiff() === null)
  expect(await whoObjects(change, part)).toEqual(here)
})

it.concurrent.each(ADDITIONS)('API-1 v1 may grow by %s', async (_what, change, part) => {
  expect(await whoObjects(change, part)).toEqual([])
})
