import type { Schemas } from '@selat/sdk'

import { likelyCallingCodes } from '../../kit/form/calling-codes.ts'
import {
  byPassengerText,
  byWireField,
  type PassengerText,
  wireFieldOf,
} from '../passenger/passenger-details.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { type CheckoutValues, type PassengerValues, sourceOf } from './checkout-values.ts'
import { byOrderText, toWireTexts, type WireTexts } from './order-texts.ts'

type Wire = Schemas['CheckoutDraft']
type WirePassenger = Schemas['DraftPassenger']
type SentPassenger = Schemas['DraftPassengerRequest']

/** The greatest lengths that the contract allows to texts other than names and places, in characters. */
const shorterTexts: Partial<Record<PassengerText, number>> = {
  title: 10,
  dateOfBirth: 20,
  nationality: 2,
  countryOfResidence: 2,
  passportNumber: 20,
  dateOfIssue: 20,
  dateOfExpiry: 20,
}

/** The greatest length that it allows to names and places, in characters. */
const NAME_OR_PLACE_MAX = 60

/**
 * Returns the values that are typed so far, for another device. Passengers who travel on several items are sent with each of
 * them.
 */
export function toWireDraft(
  values: CheckoutValues,
  itemIds: readonly string[],
): Schemas['CheckoutDraftRequest'] {
  const { contact } = values
  return {
    Contact: {
      Name: contact.name.slice(0, 100),
      Email: contact.email.slice(0, 254),
      PhoneCountry: contact.phoneCountry.slice(0, 2),
      PhoneCode: contact.phoneCode.slice(0, 8),
      PhoneNumber: contact.phoneNumber.slice(0, 20),
    },
    Items: itemIds.map((itemId) => ({
      CartItem: itemId,
      Passengers: (values.passengers[sourceOf(itemId, values)] ?? []).map(toDraftPassenger),
    })),
    ...toWireTexts(({ name, maxLength }) => values[name].slice(0, maxLength)),
  }
}

function toDraftPassenger(passenger: PassengerValues): SentPassenger {
  return {
    ...byWireField((field) => passenger[field].slice(0, shorterTexts[field] ?? NAME_OR_PLACE_MAX)),
    Band: passenger.band,
    IsOneName: passenger.isOneName,
  }
}

/** Returns the values that were typed on another device, as this one keeps them. */
export function fromWireDraft({ Contact, Items, ...rest }: Wire): CheckoutDraft {
  const { Name, Email, PhoneCode, PhoneNumber } = Contact
  // A text that was added to the contract later may be absent.
  const texts: Partial<WireTexts> = rest
  return {
    contact: {
      name: Name,
      email: Email,
      phoneCountry: Contact.PhoneCountry ?? countryOfCode(PhoneCode),
      phoneCode: PhoneCode,
      phoneNumber: PhoneNumber,
    },
    contactTravels: false,
    unplaced: {},
    passengers: Object.fromEntries(
      Items.filter(({ Passengers }) => Passengers.length > 0).map(({ CartItem, Passengers }) => [
        CartItem,
        Passengers.map(fromWirePassenger),
      ]),
    ),
    sameAs: ownParties(Items),
    ...byOrderText(({ wire }) => texts[wire] ?? ''),
  }
}

function fromWirePassenger(passenger: WirePassenger): PassengerValues {
  // A draft has no native name, which orders do not ask for.
  const texts: Partial<Record<Capitalize<PassengerText>, string>> = passenger
  return {
    ...byPassengerText((field) => texts[wireFieldOf(field)] ?? ''),
    // A band that this version does not know becomes an adult's, so that nothing typed is lost.
    band: passenger.Band === 'child' || passenger.Band === 'infant' ? passenger.Band : 'adult',
    isOneName: passenger.IsOneName ?? false,
  }
}

/** Returns the items that have travellers of their own; all others share those of an item before that has the same. */
function ownParties(items: Wire['Items']): Record<string, string> {
  const seen = new Set<string>()
  const own: Record<string, string> = {}
  for (const { CartItem, Passengers } of items) {
    const party = JSON.stringify(Passengers)
    if (!seen.has(party)) own[CartItem] = ''
    seen.add(party)
  }
  return own
}

function countryOfCode(code: string): string {
  return likelyCallingCodes.find((known) => known.code === code)?.country ?? ''
}
