import { createIds } from '../../../engine/random/ids.ts'
import { pick, type Random, seededRandom } from '../../../engine/random/random.ts'
import { drawParty, type WantedParty } from '../../../features/manifest/draw-party.ts'

export const CUSTOMERS_SEED = 'selat'

export const CUSTOMERS_NOTE =
  'Drawn by `pnpm --filter @selat/mock-api draw-customers`, never by hand. All invented.'

/** Whose customers are drawn, and where they live, which decides what they are called. */
export type Clientele = {
  readonly agency: string
  readonly count: number
  readonly countries: readonly string[]
}

/** By tenant. Those that documents and tests name stand in `agencies.json`; they name Baruna's most of all. */
export const CLIENTELES: Readonly<Record<string, readonly Clientele[]>> = {
  b2b: [{ agency: 'agy_STRAITVIEW', count: 60, countries: ['SG', 'ID', 'MY'] }],
}

/** Passports are good for half a year from the clock at which documents and tests begin. */
const TRAVEL_DATE = '2026-11-20'

/** Who travels with a customer, himself first; those who come often stand more than once. */
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

/** What an agent keeps in mind of somebody; most have nothing. */
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
/** Mobile phones, by country. People of other countries have a number of Singapore. */
const PHONES: Readonly<Record<string, Phone>> = {
  MY: { code: '+60', first: '12', more: 7 },
  ID: { code: '+62', first: '812', more: 8 },
  CN: { code: '+86', first: '138', more: 8 },
}

/** The customers that an agency has by chance of a seed: the same seed has the same, byte for byte. */
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

/** As an agent writes it; who has one name has it alone. */
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
