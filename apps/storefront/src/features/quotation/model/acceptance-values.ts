import type { Party } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { likelyCountryOf, startPhone } from '../../../shared/kit/form/calling-codes.ts'
import type { PhoneValues } from '../../../shared/kit/form/read-phone.ts'
import { placesFor, sourceOf } from '../../../shared/trade/checkout/checkout-values.ts'
import type { PassengerValues } from '../../../shared/trade/checkout/checkout-values.ts'

/** What a customer types to accept a quotation. Travellers are keyed by the line that names them. */
export type AcceptanceValues = PhoneValues & {
  name: string
  email: string
  passengers: Record<string, PassengerValues[]>
  /** The line before with the same people; empty where a line has its own. */
  sameAs: Record<string, string>
  /** The rules have been read; asked anew in every visit. */
  hasAgreed: boolean
}

/** What is kept of it over a reload. */
export type TypedAcceptance = Omit<AcceptanceValues, 'hasAgreed'>

type Line = Pick<Schemas['QuotationLine'], 'Id' | 'People'>
type Quotation = { readonly Lines: readonly Line[] } & Pick<
  Schemas['SharedQuotation'],
  'Contact' | 'CustomerName'
>

/** The lines whose travellers have to be named. */
export function namingLines<Naming extends Line>(lines: readonly Naming[]): Naming[] {
  return lines.filter(({ People: { Adult, Child, Infant } }) => Adult + Child + Infant > 0)
}

/** The first line before this one that names as many of each. */
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

/** The lines that the people of one travel on: it and those that follow it. */
export function linesOf<Naming extends Line>(
  source: Line,
  lines: readonly Naming[],
  values: Pick<AcceptanceValues, 'sameAs'>,
): Naming[] {
  return lines.filter(({ Id }) => sourceOf(Id, values) === source.Id)
}

/** The form as it begins: what was typed before, else what is known of the customer. */
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
