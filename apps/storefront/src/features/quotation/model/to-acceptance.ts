import type { Schemas } from '@selat/sdk'

import { type PhoneBook, readPhone } from '../../../shared/kit/form/read-phone.ts'
import { type PassengerValues, sourceOf } from '../../../shared/trade/checkout/checkout-values.ts'
import {
  emptyDetails,
  toDraft,
  toWirePassenger,
  wireFieldOf,
  withoutPassport,
} from '../../../shared/trade/passenger/passenger-details.ts'
import type { AcceptanceValues } from './acceptance-values.ts'

type Line = Pick<Schemas['QuotationLine'], 'Id' | 'People'>

/** Converts a form that passed the check; each line gets its own travellers, or those of the line that it follows. */
export function toAcceptance(
  values: AcceptanceValues,
  {
    token,
    lines,
    phoneBook,
  }: { token: string; lines: readonly Line[]; phoneBook: PhoneBook | null },
): Schemas['QuotationAcceptance'] {
  const phone = readPhone(values, phoneBook)
  return {
    QuotationToken: token,
    Contact: {
      Name: values.name.trim(),
      Email: values.email.trim(),
      PhoneCode: phone.code,
      PhoneNumber: phone.number.replaceAll(/[\s().-]/g, ''),
    },
    Items: lines.map(({ Id, People }) => ({
      CartItem: Id,
      Passengers: (values.passengers[sourceOf(Id, values)] ?? []).map((passenger) =>
        toPassenger(passenger, People.NeedsPassport),
      ),
    })),
  }
}

/** Converts a traveller. Without a border crossing the form does not ask for the passport, so no passport is sent. */
function toPassenger(
  { band, ...details }: PassengerValues,
  needsPassport: boolean,
): Schemas['PassengerInput'] {
  return {
    Band: band,
    ...toWirePassenger(needsPassport ? toDraft(details) : withoutPassport(toDraft(details))),
  }
}

/** Maps the pointers of a refusal to fields: they count the lines that were sent, and the travellers of each line. */
export function acceptancePointers(
  values: Pick<AcceptanceValues, 'passengers' | 'sameAs'>,
  lines: readonly Line[],
): Readonly<Record<string, string>> {
  const people = lines.flatMap(({ Id }, item) => {
    const source = sourceOf(Id, values)
    return (values.passengers[source] ?? []).flatMap((_passenger, index) =>
      Object.keys(emptyDetails()).map((field) => [
        `/Items/${item}/Passengers/${index}/${wireFieldOf(field)}`,
        `passengers.${source}.${index}.${field}`,
      ]),
    )
  })
  return {
    '/Contact/Name': 'name',
    '/Contact/Email': 'email',
    '/Contact/PhoneCode': 'phoneCountry',
    '/Contact/PhoneNumber': 'phoneNumber',
    ...(Object.fromEntries(people) as Record<string, string>), // all values are texts
  }
}
