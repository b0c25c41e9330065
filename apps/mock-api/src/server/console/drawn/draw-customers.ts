import { createIds } from '../../../engine/random/ids.ts'
import { pick, type Random, seededRandom } from '../../../engine/random/random.ts'
import { drawParty, type WantedParty } from '../../../features/manifest/draw-party.ts'

export const CUSTOMERS_SEED = 'selat'

export const CUSTOMERS_NOTE =
  'Drawn by `pnpm --filter @selat/mock-api draw-customers`, never by hand. All invented.'

/** The agency whose customers are drawn, and their country, which decides their names. */
export type Clientele = {
  readonly agency: string
  readonly count: number
  readonly countries: readonly string[]
}

/**
 * The customers to draw, by tenant. Customers that documents and tests name are in `agencies.json`; most of them belong to
 * Baruna.
 */
export const CLIENTELES: Readonly<Record<string, readonly Clientele[]>> = {
  b2b: [{ agency: 'agy_STRAITVIEW', count: 60, countries: ['SG', 'ID', 'MY'] }],
}

/** The day at which documents and tests begin. Drawn passports are valid for at least half a year after it. */
const TRAVEL_DATE = '2026-11-20'

/** The parties in which a customer travels, with the customer first. Frequent ones are listed more than once. */
const PARTIES: readonly WantedParty[] = [
  { ages: ['adult'], isFamily: false },
  { ages: ['adult'], isFamily: false },
  { ages: ['adult', 'adult'], isFamily: true },
  { ages: ['adult', 'adult'], isFamily: false },
  { ages: ['elder', 'elder'], isFamily: true },
  { ages: ['parent', 'parent', 'child'], isFamily: true },
  { ages: ['parent', 'parent', 'child', 'infant'], isFamily: true },
  { ages: ['adult', 'adult', 'adult', 'adult'], isFamily: false },
]

/** Notes of agents about a customer; most customers have none. */
const NOTES = [
  ...Array.from({ length: 12 }, () => ''),
  'Prefers the first ferry of the day.',
  'Invoice to the company, with the cost centre in the note.',
  'Vegetarian meals.',
  'Golf bags, two each.',
  'Asks for ground floor rooms.',
  'Calls back after office hours.',
]

type Phone = { readonly code: string; readonly first: string; readonly more: number }

const SINGAPORE: Phone = { code: '+65', first: '9', more: 7 }
/** Mobile phone numbers, by country. People of other countries get a number of Singapore. */
const PHONES: Readonly<Record<string, Phone>> = {
  MY: { code: '+60', first: '12', more: 7 },
  ID: { code: '+62', first: '812', more: 8 },
  CN: { code: '+86', first: '138', more: 8 },
}

/** Draws the customers of an agency. Equal seeds give equal customers, byte for byte. */
export async function drawCustomers(seed: string, { agency, count, countries }: Clientele) {
  const random = seededRandom(`${seed}|${agency}|customers`)
  const customers: Awaited<ReturnType<typeof drawCustomer>>[] = []
  for (let index = 1; index <= count; index += 1)
    customers.push(
      await drawCustomer(random, { agency, countries, seed: `${seed}|${agency}|${index}`, index }),
    )
  return customers
}

type Drawn = Omit<Clientele, 'count'> & { readonly seed: string; readonly index: number }

async function drawCustomer(random: Random, { agency, countries, seed, index }: Drawn) {
  const ids = createIds(random)
  const crossing = { date: TRAVEL_DATE, countries, isInternational: true }
  const { persons, isFamilyNameFirst } = await drawParty(seed, crossing, pick(random, PARTIES))
  const [first] = persons
  if (!first) throw new Error('A customer has nobody to travel')
  const { firstName, lastName, nationality } = first
  const name = displayName(isFamilyNameFirst ? [lastName, firstName] : [firstName, lastName])
  const phone = PHONES[nationality] ?? SINGAPORE
  return {
    agency,
    id: ids.make('cus'),
    name,
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${index}@traveller.example`,
    phoneCode: phone.code,
    phoneNumber: phone.first + ids.digits(phone.more),
    note: pick(random, NOTES),
    passengers: persons.map(({ band: _band, ...person }) => ({ ...person, nativeName: '' })),
  }
}

/** Formats a name as an agent writes it. People with a single name have no other part. */
function displayName(parts: readonly string[]): string {
  return parts
    .join(' ')
    .trim()
    .toLowerCase()
    .replaceAll(/(^|[ '-])([a-z])/g, (_, before: string, letter: string) =>
      [before, letter.toUpperCase()].join(''),
    )
    .replaceAll(/ (Bin|Binti|Binte) /g, (word) => word.toLowerCase())
}
