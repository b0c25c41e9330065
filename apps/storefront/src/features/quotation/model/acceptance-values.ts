import type { Party } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { likelyCountryOf, startPhone } from '../../../shared/kit/form/calling-codes.ts'
import type { PhoneValues } from '../../../shared/kit/form/read-phone.ts'
import {
  type PassengerValues,
  placesFor,
  sourceOf,
} from '../../../shared/trade/checkout/checkout-values.ts'

/** The values that a customer types to accept a quotation. Travellers are keyed by the id of the line that names them. */
export type AcceptanceValues = PhoneValues & {
  name: string
  email: string
  passengers: Record<string, PassengerValues[]>
  /** The id of an earlier line with the same travellers, by line; empty if a line has its own. */
  sameAs: Record<string, string>
  /** Whether the customer agrees to the rules; every visit asks again. */
  hasAgreed: boolean
}

/** The values that are kept over a reload. */
export type TypedAcceptance = Omit<AcceptanceValues, 'hasAgreed'>

type Line = Pick<Schemas['QuotationLine'], 'Id' | 'People'>
type Quotation = { readonly Lines: readonly Line[] } & Pick<
  Schemas['SharedQuotation'],
  'Contact' | 'CustomerName'
>

/** Returns the lines whose travellers have to be named. */
export function namingLines<Naming extends Line>(lines: readonly Naming[]): Naming[] {
  return lines.filter(({ People: { Adult, Child, Infant } }) => Adult + Child + Infant > 0)
}

/** Returns the first earlier line that names the same number of adults, children and infants. */
export function twinOf<Naming extends Line>(
  line: Line,
  lines: readonly Naming[],
): Naming | undefined {
  const before = lines.slice(
    0,
    lines.findIndex(({ Id }) => Id === line.Id),
  )
  return before.find(({ People }) =>
    (['Adult', 'Child', 'Infant'] as const).every((band) => People[band] === line.People[band]),
  )
}

/** Returns the lines on which the travellers of one line go: that line and those that follow it. */
export function linesOf<Naming extends Line>(
  source: Line,
  lines: readonly Naming[],
  values: Pick<AcceptanceValues, 'sameAs'>,
): Naming[] {
  return lines.filter(({ Id }) => sourceOf(Id, values) === source.Id)
}

/** Returns the values at the start: what was typed before, or else what is known of the customer. */
export function startAcceptance(
  quotation: Quotation,
  { typed, currency }: { typed: TypedAcceptance | null; currency: string },
): AcceptanceValues {
  const { Contact, CustomerName } = quotation
  const lines = namingLines(quotation.Lines)
  return {
    ...(typed ?? contactOf(Contact, CustomerName, currency)),
    passengers: Object.fromEntries(
      lines.map(({ Id, People }) => [Id, placesFor(partyOf(People), typed?.passengers[Id])]),
    ),
    sameAs: Object.fromEntries(
      lines.map((line) => [line.Id, typed?.sameAs[line.Id] ?? twinOf(line, lines)?.Id ?? '']),
    ),
    hasAgreed: false,
  }
}

function contactOf(
  contact: Schemas['OrderContact'] | null,
  customer: string,
  currency: string,
): Omit<TypedAcceptance, 'passengers' | 'sameAs'> {
  if (!contact) return { name: customer, email: '', ...startPhone(currency), phoneNumber: '' }
  const { Name, Email, PhoneCode, PhoneNumber } = contact
  return {
    name: Name,
    email: Email,
    phoneCountry: likelyCountryOf(PhoneCode),
    phoneCode: PhoneCode,
    phoneNumber: PhoneNumber,
  }
}

function partyOf({ Adult, Child, Infant }: Schemas['QuotedPeople']): Party {
  return { adults: Adult, children: Child, infants: Infant }
}
