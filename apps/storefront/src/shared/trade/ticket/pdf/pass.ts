/** A ticket or a voucher on paper. All texts are in the reader's language, and all times on the clock of their place. */
export type Pass = {
  title: string
  issuer: string
  holder: PassFact
  /** The text that replaces the code once the ticket is no longer valid. */
  state: string
  isSpent: boolean
  from: PassEnd
  until: PassEnd | null
  /** The texts on the line between both ends, such as the duration and the ship. */
  between: readonly string[]
  facts: readonly PassFact[]
  /** The notes in whole sentences, such as rooms, rules, and what to do at the gate. */
  notes: readonly string[]
  code: string | null
  number: PassFact
}

export type PassFact = { label: string; value: string }

export type PassEnd = {
  caption: string
  /** The text in large type: a time, or a day if no time is known. */
  hero: string
  /** The text beside it: the zone of the clock. */
  heroNote: string
  details: readonly string[]
}
