import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import { type OperationId, operations } from '@selat/sdk/operations'
import { expect, it } from 'vitest'

import { exampleCall } from '../../../lab/testing/example-call.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'

type Header = { $ref?: string; required?: boolean }
type Answer = { $ref?: string; headers?: Record<string, Header> }

// The inferred type of the contract is too large to be useful.
const paths = contract.paths as unknown as Record<
  string,
  Record<string, { responses: Record<string, Answer> }>
>
const { responses, headers: shared } = contract.components as unknown as {
  responses: Record<string, Answer>
  headers: Record<string, Header>
}
const all = Object.keys(operations) as OperationId[] // its own keys

/** Headers of HTTP and its caches, which no API describes. */
const TRANSPORT =
  /^(access-control-.*|cache-control|connection|content-(length|type)|date|vary|www-authenticate|x-content-type-options)$/

/** The headers of an answer by their names in lower case, with whether each is always there. */
function declaredIn(id: OperationId, status: number): Map<string, boolean> {
  const { path, method } = operations[id]
  const answer = paths[path]?.[method]?.responses[status] ?? {}
  const { headers = {} } = responses[nameIn(answer)] ?? answer
  return new Map(
    Object.entries(headers).map(([name, header]) => {
      const { required = false } = shared[nameIn(header)] ?? header
      return [name.toLowerCase(), required]
    }),
  )
}

function nameIn({ $ref = '' }: { $ref?: string }): string {
  return $ref.split('/').at(-1) ?? ''
}

/** In which ways the headers of an answer are not those of the contract. */
function driftOf(id: OperationId, { status, headers }: { status: number; headers: Headers }) {
  const declared = declaredIn(id, status)
  const sent = [...headers.keys()].filter((name) => !TRANSPORT.test(name))
  const lacking = [...declared].filter(([name, isAlways]) => isAlways && !headers.has(name))
  return [
    ...sent.filter((name) => !declared.has(name)).map((name) => `${id} ${status} sends ${name}`),
    ...lacking.map(([name]) => `${id} ${status} lacks ${name}`),
  ]
}

it('API-1 every operation answers with the headers of the contract', async () => {
  const { send } = await openSandbox()
  const drifts: string[] = []

  for (const id of all) {
    drifts.push(...driftOf(id, await send(id, exampleCall(id))))
    drifts.push(...driftOf(id, await send(id, { ...exampleCall(id), query: { deck: 'upper' } })))
  }

  expect(drifts).toEqual([])
})

it('API-1 a replayed answer says so, also if it is a refusal', async () => {
  const { send } = await openSandbox()
  const placed = {
    header: { 'Idempotency-Key': 'the-same-intent-0001' },
    body: cartOf(oneWayItem()),
  }
  const noOffer = {
    header: { 'Idempotency-Key': 'the-same-intent-0002' },
    body: cartOf(oneWayItem({ Offers: ['off_HFC-BTC-BHF-20261212-1800-EMD-X'] })),
  }

  for (const parts of [placed, noOffer]) {
    const [first, again] = [await send('addToCart', parts), await send('addToCart', parts)]

    expect([first, again].map(({ headers }) => headers.get('Idempotent-Replayed'))).toEqual([
      null,
      'true',
    ])
    expect(driftOf('addToCart', again)).toEqual([])
  }
})

it('API-1 every answer declares a request ID, and every call accepts one', () => {
  const nameless = all.filter((id) =>
    Object.keys(operations[id].responses).some(
      (status) => declaredIn(id, Number(status)).get('x-request-id') !== true,
    ),
  )
  const deaf = all.filter((id) => !('X-Request-Id' in operations[id].primitives.header))

  expect(nameless).toEqual([])
  expect(deaf).toEqual([])
})

it('API-1 a replay is declared exactly for successes of operations that take a key', () => {
  const silent = all.filter((id) => {
    const successes = Object.keys(operations[id].responses).filter((status) => Number(status) < 400)
    return successes.some(
      (status) =>
        declaredIn(id, Number(status)).has('idempotent-replayed') !== operations[id].idempotent,
    )
  })

  expect(silent).toEqual([])
})
