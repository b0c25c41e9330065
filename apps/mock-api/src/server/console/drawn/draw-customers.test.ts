import { readFileSync } from 'node:fs'

import { checkPassenger, DEFAULT_AGE_BANDS, bandOn, countedBand } from '@selat/domain'
import { expect, it } from 'vitest'

import { openAgency } from '../../../../lab/testing/open-agency.ts'
import { CLIENTELES, CUSTOMERS_NOTE, CUSTOMERS_SEED, drawCustomers } from './draw-customers.ts'

const clienteles = CLIENTELES['b2b'] ?? []
const drawn = await Promise.all(
  clienteles.map((clientele) => drawCustomers(CUSTOMERS_SEED, clientele)),
)
const customers = drawn.flat()

it('AGT-4 the customers in the tenant’s file are those of the seed', () => {
  const file = new URL('../../../world/tenants/b2b/customers.json', import.meta.url)

  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ note: CUSTOMERS_NOTE, customers })
})

it('AGT-4 the same seed draws the same customers, and another seed draws others', async () => {
  const [clientele] = clienteles
  if (!clientele) throw new Error('Nobody has customers')

  const again = await drawCustomers(CUSTOMERS_SEED, clientele)
  const other = await drawCustomers('other', clientele)

  expect(again).toEqual(customers.slice(0, clientele.count))
  expect(other).toHaveLength(clientele.count)
  expect(other.filter(({ id }) => again.some((one) => one.id === id))).toEqual([])
  expect(other[0]?.passengers).not.toEqual(again[0]?.passengers)
})

it('AGT-4 sixty customers of several nationalities differ in ID, e-mail address and passport', () => {
  const people = customers.flatMap(({ passengers }) => passengers)
  const count = (values: readonly unknown[]) => new Set(values).size

  expect(customers.length).toBe(60)
  expect(count(customers.map(({ id }) => id))).toBe(customers.length)
  expect(count(customers.map(({ email }) => email))).toBe(customers.length)
  expect(count(people.map(({ passportNumber }) => passportNumber))).toBe(people.length)
  for (const nationality of ['ID', 'MY', 'SG', 'CN'])
    expect(people.some((person) => person.nationality === nationality)).toBe(true)
  expect(customers.some(({ name }) => / (bin|binti|binte) /.test(name))).toBe(true)
})

it('AGT-4 the passengers of each customer pass the rules of the checkout', () => {
  const day = '2026-11-20'
  const sector = { departsOn: day, arrivesOn: day, isInternational: true, bands: DEFAULT_AGE_BANDS }
  for (const { passengers } of customers)
    for (const { nativeName: _, ...person } of passengers) {
      const draft = {
        ...person,
        passportNumber: person.passportNumber ?? '',
        dateOfIssue: person.dateOfIssue ?? '',
        dateOfExpiry: person.dateOfExpiry ?? '',
        placeOfIssue: person.placeOfIssue ?? '',
      }
      const bookedBand = countedBand(bandOn(person.dateOfBirth, day, sector.bands))
      const issues = checkPassenger(draft, { sectors: [sector], bookedBand, today: day })

      expect({ person, issues }).toEqual({ person, issues: [] })
    }
})

it('AGT-4 a member finds a drawn customer beside the documented ones', async () => {
  const { signIn } = await openAgency()
  const limei = await signIn('limei')
  const [first] = customers

  const found = await limei.call('listCustomers', { query: { search: first?.email ?? '' } })
  const known = await limei.call('getCustomer', { path: { id: 'cus_MARCUSLEEX' } })

  expect(found.body.Items).toMatchObject([{ Id: first?.id, Name: first?.name }])
  expect(known.body.Name).toBe('Marcus Lee')
})
