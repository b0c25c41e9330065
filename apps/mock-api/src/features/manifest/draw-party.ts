import type { AgeGroup, Crossing } from './make-person.ts'

export type WantedParty = { readonly ages: readonly AgeGroup[]; readonly isFamily: boolean }

/**
 * People who travel together on a crossing, by chance of a seed, and whether their own people write the name of the family
 * first. The names of the world load with the first of them.
 */
export async function drawParty(seed: string, crossing: Crossing, { ages, isFamily }: WantedParty) {
  const { createPeople } = await import('./make-person.ts')
  const people = createPeople(seed, crossing)
  const kin = people.drawKin(isFamily)
  const { names, nationality } = kin.people
  const persons = ages.map((age) => ({ ...people.makePerson(kin, age), band: BANDS[age] }))
  return {
    persons,
    isFamilyNameFirst: names === 'zh_CN' || FAMILY_NAME_FIRST.has(nationality),
  }
}

/** Every operator counts people of these ages so. */
const BANDS = {
  adult: 'adult',
  parent: 'adult',
  elder: 'adult',
  child: 'child',
  infant: 'infant',
} as const satisfies Record<AgeGroup, string>

/** Of those whose names the library does not know as Chinese. */
const FAMILY_NAME_FIRST: ReadonlySet<string> = new Set(['MY', 'TW', 'KR', 'VN'])
