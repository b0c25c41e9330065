import {
  asAgent,
  booker,
  finance,
  otherAgency,
  query,
  sampleCustomer,
  signedOut,
} from './agency-steps.ts'
import { held, orderOf } from './sample-order.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const add: ScenarioCall = { operation: 'addCustomer', ...asAgent, body: sampleCustomer() }
const saved: ScenarioStep = { ...add, keep: { customer: '/Id' } }
/** A customer of the fixtures. */
const known = { ...asAgent, path: { id: 'cus_TANWEILING' } }
const get: ScenarioCall = { operation: 'getCustomer', ...known }
const change: ScenarioCall = { operation: 'updateCustomer', ...known, body: sampleCustomer() }
const remove: ScenarioCall = { operation: 'deleteCustomer', ...known }
const list: ScenarioCall = { operation: 'listCustomers', ...asAgent }

const unprintable = sampleCustomer({
  Passengers: sampleCustomer().Passengers.map((passenger) => ({ ...passenger, FirstName: '慧玲' })),
})

const calls = [
  ['customers', 'Customers read', list],
  ['customer-add', 'Customer saved', add],
  ['customer-read', 'Customer read', get],
  ['customer-change', 'Customer changed', change],
  ['customer-delete', 'Customer deleted', remove],
] as const

/** The scenarios of an agency's customers. */
export const customerScenarios: readonly Scenario[] = [
  {
    id: 'customers-found',
    title: 'Customer found',
    what: 'By the number of a passport in the family.',
    given: [booker],
    call: { ...list, query: { ...query, search: 'k6610927b' } },
    expected: { answered: { '/Total': 1, '/Items/0/Name': 'Tan Wei Ling' } },
  },
  {
    id: 'customer-saved',
    title: 'Customer saved',
    what: 'With who travels along.',
    given: [booker],
    call: add,
    expected: { answered: { '/Name': 'Siti Aminah', '/LastOrderAt': null } },
  },
  {
    id: 'customer-read',
    title: 'Customer read',
    what: 'One who was saved before.',
    given: [booker, saved],
    call: { ...get, path: { id: '{customer}' } },
    expected: { answered: { '/Email': 'siti@traveller.example' } },
  },
  {
    id: 'customer-changed',
    title: 'Customer changed',
    what: 'All of it takes the place of what was there.',
    given: [booker],
    call: change,
    expected: { answered: { '/Id': 'cus_TANWEILING', '/Name': 'Siti Aminah' } },
  },
  {
    id: 'customer-changed-elsewhere',
    title: 'Customer changed in two places',
    what: 'It was read before the last change, which a colleague has made.',
    given: [booker],
    call: { ...change, query: { ...query, unchangedSince: '2026-11-20T06:00:00.000Z' } },
    expected: { refused: 'conflict' },
  },
  {
    id: 'customer-deleted',
    title: 'Customer deleted',
    what: 'Orders keep the name.',
    given: [booker],
    call: remove,
    expected: { answered: { '/Id': 'cus_TANWEILING' } },
  },
  {
    id: 'customer-booked-for',
    title: 'Crossing for a customer',
    what: 'It costs the agency the net price, and sells by its markup.',
    given: [booker, { ...held(), query: { ...query, currency: 'IDR' } }],
    call: {
      operation: 'placeOrder',
      ...asAgent,
      header: { 'Cart-Token': '{cart}' },
      body: { ...orderOf('{item}'), Customer: 'cus_TANWEILING' },
    },
    expected: { answered: { '/Order/Agency/Customer/Name': 'Tan Wei Ling' } },
  },
  {
    id: 'customer-of-another-agency',
    title: 'Customer of another agency',
    what: 'An order names one whom the agency does not know.',
    given: [otherAgency, { ...held(), query: { ...query, currency: 'IDR' } }],
    call: {
      operation: 'placeOrder',
      ...asAgent,
      header: { 'Cart-Token': '{cart}' },
      body: { ...orderOf('{item}'), Customer: 'cus_TANWEILING' },
    },
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'customer-refused',
    title: 'Customer with a passenger that cannot be',
    what: 'A name in letters that no passport prints.',
    given: [booker],
    call: { ...add, body: unprintable },
    expected: { refused: 'passenger_refused' },
  },
  {
    id: 'customer-changed-refused',
    title: 'Customer changed to a passenger that cannot be',
    what: 'A name in letters that no passport prints.',
    given: [booker],
    call: { ...change, body: unprintable },
    expected: { refused: 'passenger_refused' },
  },
  {
    id: 'customer-key-reused',
    title: 'Customer under a used key',
    what: 'The key has saved somebody else before.',
    given: [booker, { ...add, header: { 'Idempotency-Key': 'customer-used-key' } }],
    call: {
      ...add,
      header: { 'Idempotency-Key': 'customer-used-key' },
      body: sampleCustomer({ Name: 'Siti Rahmah' }),
    },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'customer-in-progress',
    title: 'Customer sent twice at once',
    what: 'The same call is still at work.',
    given: [booker],
    call: add,
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  ...calls.slice(2).map(([id, title, call]): Scenario => ({
    id: `${id}-of-another`,
    title: `${title} by another agency`,
    what: 'It is like one that does not exist.',
    given: [otherAgency],
    call,
    expected: { refused: 'not_found' },
  })),
  ...calls.flatMap(([id, title, call]): Scenario[] => [
    {
      id: `${id}-by-finance`,
      title: `${title} by finance`,
      what: 'Who sees to the money does not sell.',
      given: [finance],
      call,
      expected: { refused: 'forbidden' },
    },
    {
      id: `${id}-signed-out`,
      title: `${title} without a session`,
      what: 'The token is nobody’s.',
      call: signedOut(call),
      expected: { refused: 'unauthorized' },
    },
  ]),
]
