import type { AgeGroup, Crossing } from './make-person.ts'

export type WantedParty = { readonly ages: readonly AgeGroup[]; readonly isFamily: boolean }

/**
 * Draws people who travel together on a sailing, by a seed, and whether they write the family name first. The module with names
 * loads at the first call.
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

/** Every operator has these ages in these bands. */
const BANDS = {
  adult: 'adult',
  parent: 'adult',
  elder: 'adult',
  child: 'child',
  infant: 'infant',
} as const satisfies Record<AgeGroup, string>

/** Nationalities that write the family name first. People with names of the Chinese locale do so as well. */
const FAMILY_NAME_FIRST: ReadonlySet<string> = new Set(['MY', 'TW', 'KR', 'VN'])
