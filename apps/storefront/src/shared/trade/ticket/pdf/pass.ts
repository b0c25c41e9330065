/** A ticket or a voucher as it stands on paper: every text is in the reader's language, every time on its own clock. */
export type Pass = {
  title: string
  issuer: string
  holder: PassFact
  /** Shown in place of a code that opens nothing any more. */
  state: string
  isSpent: boolean
  from: PassEnd
  until: PassEnd | null
  /** On the line between both ends: how long, with what. */
  between: readonly string[]
  facts: readonly PassFact[]
  /** Whole sentences: rooms, rules, what to do at the gate. */
  notes: readonly string[]
  code: string | null
  number: PassFact
}

export type PassFact = { label: string; value: string }

export type PassEnd = {
  caption: string
  /** A time, or a day where no time is known. */
  hero: string
  /** Beside it: the zone of the clock. */
  heroNote: string
  details: readonly string[]
}
