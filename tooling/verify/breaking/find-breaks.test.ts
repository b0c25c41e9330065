import { expect, it } from 'vitest'

import { findBreaks } from './find-breaks.ts'
import { operationOf, type Planted, schemaOf, withChange } from './planted-contract.ts'
import { whyNoOasdiff } from './why-no-oasdiff.ts'

const BOTH = ['api-smart-diff', 'oasdiff']
const SEARCH = '/travel/v1/ferry/search'

const search = (contract: Planted) => operationOf(contract, SEARCH, 'get')
const setType = (schema: string, field: string, to: object) => (contract: Planted) => {
  schemaOf(contract, schema).properties[field] = to
}

/** The checkers that call a change a break, by name. */
async function whoObjects(change: (contract: Planted) => void): Promise<string[]> {
  const breaks = await withChange(change, findBreaks)
  return [...new Set(breaks.map(({ by }) => by))].toSorted()
}

const textOrNull = { oneOf: [{ type: 'string' }, { type: 'null' }] }

const BREAKS: [string, string[], (contract: Planted) => void][] = [
  ['a removed operation', BOTH, ({ paths }) => void delete paths[SEARCH]],
  [
    'a dropped field',
    BOTH,
    (contract) => {
      const order = schemaOf(contract, 'Order')
      delete order.properties['TotalAmount']
      order.required = order.required.filter((name) => name !== 'TotalAmount')
    },
  ],
  ['a removed value of input', BOTH, (c) => void schemaOf(c, 'PassengerTitle').enum.pop()],
  ['a removed value of an answer', ['oasdiff'], (c) => void schemaOf(c, 'OrderStatus').enum.pop()],
  ['a renamed operationId', ['oasdiff'], (c) => void (search(c).operationId = 'findFerry')],
  [
    'an extra query parameter that is required',
    BOTH,
    (contract) => {
      const deck = { name: 'deck', in: 'query', required: true, schema: { type: 'string' } }
      search(contract).parameters.push(deck)
    },
  ],
  ['a removed query parameter', BOTH, (contract) => void search(contract).parameters.pop()],
  ['a removed answer', BOTH, (contract) => void delete search(contract).responses['200']],
  [
    'a text that became a number',
    ['oasdiff'],
    setType('Order', 'CodeReference', { type: 'integer' }),
  ],
  // What 3.0 could not say: a checker that does not know 3.1 is blind here.
  ['a field that may be null now', BOTH, setType('Order', 'CodeReference', textOrNull)],
  [
    'a list of types that has null now',
    ['oasdiff'],
    setType('Order', 'CodeReference', { type: ['string', 'null'] }),
  ],
  [
    'one constant where there was any text',
    BOTH,
    setType('OrderInput', 'CodeReference', { const: 'A', type: 'string' }),
  ],
]

const ADDITIONS: [string, (contract: Planted) => void][] = [
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
  ],
  ['an optional field of input', setType('OrderInput', 'Deck', { type: 'string' })],
  [
    'an optional parameter',
    (contract) =>
      void search(contract).parameters.push({
        name: 'deck',
        in: 'query',
        schema: { type: 'string' },
      }),
  ],
  ['a new refusal', (contract) => void schemaOf(contract, 'ProblemCode').enum.push('ship_sunk')],
  ['a new value of answers', (c) => void schemaOf(c, 'OrderStatus').enum.push('FLOATING')],
  [
    'a documented status more',
    (contract) => {
      const { responses } = search(contract)
      responses['409'] = responses['404'] ?? {}
    },
  ],
]

it.each(BREAKS)('API-1 takes %s for a break: %j', async (_what, by, change) => {
  const here = by.filter((name) => name !== 'oasdiff' || whyNoOasdiff() === null)
  expect(await whoObjects(change)).toEqual(here)
})

it.each(ADDITIONS)('API-1 lets v1 grow by %s', async (_what, change) => {
  expect(await whoObjects(change)).toEqual([])
})
