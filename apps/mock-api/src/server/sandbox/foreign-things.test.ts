import { type OperationId, type OperationRole, operations } from '@selat/sdk/operations'
import { beforeAll, describe, expect, it } from 'vitest'

import { openCallers, type TestCaller } from '../../../lab/testing/callers.ts'
import { createCaller } from '../../../lab/testing/create-caller.ts'
import { exampleCall } from '../../../lab/testing/example-call.ts'
import { operationIds, TEST_NOW } from '../../../lab/testing/open-sandbox.ts'
import { topUpForm } from '../../../lab/testing/open-wallets.ts'
import { cartOf, oneWayItem } from '../../scenarios/sample-items.ts'
import { orderOf } from '../../scenarios/sample-order.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

/** A record of somebody, and the id of a missing record of the same kind. */
type Thing = { readonly id: string; readonly missing: string; readonly owners: readonly string[] }

const BARUNA = ['an owner', 'a booker', 'finance']

/** Kinds that anybody may read, by the prefix of their ids. */
const PUBLIC: ReadonlySet<string> = new Set(['att'])

let sandbox: Sandbox
let callers: readonly TestCaller[]
let things: ReadonlyMap<string, readonly Thing[]>
/** The carts of those who have an account. */
let carts: ReadonlyMap<string, string>

beforeAll(async () => {
  sandbox = await createSandbox({ clock: TEST_NOW })
  callers = await openCallers(sandbox)
  things = await openThings()
  carts = await openCarts()
  return () => sandbox.close()
})

async function openCarts(): Promise<Map<string, string>> {
  const { call } = createCaller(sandbox)
  const allowed: readonly OperationRole[] = operations.openAccountCart.roles
  const opened = callers
    .filter(({ role }) => role !== null && allowed.includes(role))
    .map(async ({ who, system, token = '' }): Promise<[string, string]> => {
      const { body } = await call('openAccountCart', { query: { system }, token })
      return [who, body.Token]
    })
  return new Map(await Promise.all(opened))
}

const callerOf = (who: string) => {
  const found = callers.find((caller) => caller.who === who)
  if (!found) throw new Error(`Nobody is called ${who}`)
  return found
}

async function openThings(): Promise<Map<string, Thing[]>> {
  const { call } = createCaller(sandbox)
  const as = (who: string) => {
    const { system, token } = callerOf(who)
    return { query: { system }, ...(token !== undefined && { token }) }
  }
  const of = (owners: readonly string[], id: string): Thing => ({
    id,
    missing: `${id.slice(0, 4)}000000000000`,
    owners,
  })
  const order = async (who: string) => {
    const cart = (await call('addToCart', { ...as(who), body: cartOf(oneWayItem()) })).body
    const header = { 'Cart-Token': cart.Token }
    const body = orderOf(cart.Items[0]?.Id ?? '')
    return (await call('placeOrder', { ...as(who), header, body })).body.Order.Id
  }
  const passenger = async (who: string) => {
    const body = exampleCall('addPassengers').body
    return (await call('addPassengers', { ...as(who), body })).body.Items[0]?.Id ?? ''
  }
  const quotation = async () => {
    const cart = (await call('addToCart', { ...as('a booker'), body: cartOf(oneWayItem()) })).body
    const header = { 'Cart-Token': cart.Token }
    const body = { Customer: null, Note: '', ValidDays: 7 }
    return (await call('createQuotation', { ...as('a booker'), header, body })).body.Id
  }
  const topUp = (await call('requestTopUp', { ...as('finance'), body: topUpForm() })).body.Id
  const sold = await order('a booker')
  const ticket = async () => {
    const path = { id: sold }
    const body = { PaymentMethod: 'AGENT_WALLET' }
    await call('startPayment', { ...as('a booker'), path, body })
    await call('confirmPayment', { ...as('a booker'), path })
    return (await call('listTickets', { ...as('a booker'), path })).body.Items[0]?.Id ?? ''
  }
  const orders = [of(BARUNA, sold), of(['a customer'], await order('a customer'))]
  const passengers = [
    of(['an owner'], await passenger('an owner')),
    of(['a customer'], await passenger('a customer')),
  ]
  const held = await call('addToCart', { ...as('a customer'), body: cartOf(oneWayItem()) })
  return new Map([
    ['ord', orders],
    ['tkt', [of(BARUNA, await ticket())]],
    ['psg', passengers],
    ['itm', [of(['a customer'], held.body.Items[0]?.Id ?? '')]],
    ['cus', [of(BARUNA, 'cus_TANWEILING')]],
    ['usr', [of(BARUNA, 'usr_5DW8L3ESTR')]],
    ['top', [of(BARUNA, topUp)]],
    ['quo', [of(BARUNA, await quotation())]],
    ['sai', [foreignSailing()]],
  ])
}

/** A sailing at none of the terminals of either authority. */
function foreignSailing(): Thing {
  const { network } = sandbox.services
  const sailing = network.facts.routes
    .filter((route) =>
      [route.from, route.to].every((code) => !['BTC', 'SKP', 'HFC', 'TMF'].includes(code)),
    )
    .flatMap(({ from, to }) => network.sailingsOn({ from, to, date: '2026-12-12' }))[0]
  return { id: sailing?.id ?? '', missing: 'sai_AAA-BBB-SRL-20261212-1020', owners: [] }
}

type Named = { readonly in: 'path' | 'query'; readonly name: string; readonly kind: string }

/** The ids that an operation takes, with their kinds, which are the prefixes of the contract's examples. */
function namedBy(id: OperationId): Named[] {
  const { path = {}, query = {} } = exampleCall(id)
  const found = (place: Named['in'], values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).flatMap(([name, value]): Named[] => {
      const [, kind] = /^([a-z]{3})_/.exec(String(value)) ?? []
      return kind === undefined ? [] : [{ in: place, name, kind }]
    })
  return [...found('path', path), ...found('query', query)]
}

/**
 * An addition to a cart makes a new item each time, so no two of its answers are equal. The tests of `replaced-item.test.ts`
 * prove that it ignores the item of another cart.
 */
const MAKES_AN_ITEM: OperationId = 'addToCart'

const cases = operationIds()
  .filter((id) => id !== MAKES_AN_ITEM)
  .flatMap((id) =>
    namedBy(id)
      .filter(({ kind }) => !PUBLIC.has(kind))
      .map((named) => [id, named.kind, named] as const),
  )

it('AGT-3 every kind of ID that an operation takes is tested here, or is public', () => {
  const kinds = new Set(cases.map(([, kind]) => kind))

  expect([...kinds].filter((kind) => !things.has(kind))).toEqual([])
  expect([...things.keys()].filter((kind) => !kinds.has(kind))).toEqual([])
})

describe('AGT-3 MAN-1 a record of somebody else is answered like a missing one', () => {
  it.each(cases)('by %s, of %s', async (id, kind, named) => {
    const { send } = createCaller(sandbox)
    const allowed: readonly OperationRole[] = operations[id].roles
    const ask = async ({ who, system, token }: TestCaller, thing: string) => {
      const { header, ...parts } = exampleCall(id)
      const cart = header?.['Cart-Token'] && carts.get(who)
      const answer = await send(id, {
        ...parts,
        ...(token !== undefined && { token }),
        header: { ...header, ...(cart && { 'Cart-Token': cart }) },
        path: { ...parts.path, ...(named.in === 'path' && { [named.name]: thing }) },
        query: { ...parts.query, system, ...(named.in === 'query' && { [named.name]: thing }) },
      })
      return { status: answer.status, text: answer.text.replace(/"requestId":"\w+"/, '') }
    }

    const tried: string[] = []
    for (const { id: thing, missing, owners } of things.get(kind) ?? [])
      for (const caller of callers) {
        const mayAsk = caller.role !== null && allowed.includes(caller.role)
        if (!mayAsk || owners.includes(caller.who)) continue
        const foreign = await ask(caller, thing)
        expect(foreign, caller.who).toEqual(await ask(caller, missing))
        // A list with a filter for it may also be empty.
        const isMissing = foreign.status === 404 || named.in === 'query'
        expect(isMissing, foreign.text).toBe(true)
        tried.push(caller.who)
      }

    expect(tried).not.toEqual([])
  })
})
