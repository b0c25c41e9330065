import { profileRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'

import { likelyCountryOf } from '../../../shared/kit/form/calling-codes.ts'
import { type FieldIssue, toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import {
  checkPhone,
  type PhoneBook,
  type PhoneValues,
  readPhone,
} from '../../../shared/kit/form/read-phone.ts'

type Profile = Schemas['Profile']

export type DetailsValues = PhoneValues & {
  name: string
  username: string
  email: string
  streetAddress: string
  nationality: string
}

/**
 * Returns the form's values for a profile. A new address that waits for its code is among them, because saving without it would
 * withdraw it.
 */
export function toDetails(profile: Profile): DetailsValues {
  return {
    name: profile.Name,
    username: profile.Username,
    email: profile.PendingEmail ?? profile.Email,
    phoneCountry: likelyCountryOf(profile.PhoneCode, profile.Nationality),
    phoneCode: profile.PhoneCode,
    phoneNumber: profile.PhoneNumber,
    streetAddress: profile.StreetAddress,
    nationality: profile.Nationality ?? '',
  }
}

/**
 * Returns the details to save: what was typed, and everything else as it is stored now. Another tab or device may have changed
 * it since the form was filled in.
 */
export function withTyped(
  now: DetailsValues,
  { typed, shown }: { typed: DetailsValues; shown: DetailsValues },
): DetailsValues {
  const source = (...names: (keyof DetailsValues)[]) =>
    names.some((name) => typed[name] !== shown[name]) ? typed : now
  // A phone number belongs to its code, so that they are taken together.
  const { phoneCountry, phoneCode, phoneNumber } = source(
    'phoneCountry',
    'phoneCode',
    'phoneNumber',
  )
  return {
    phoneCountry,
    phoneCode,
    phoneNumber,
    name: source('name').name,
    username: source('username').username,
    email: source('email').email,
    streetAddress: source('streetAddress').streetAddress,
    nationality: source('nationality').nationality,
  }
}

export function checkDetails(values: DetailsValues, phoneBook: PhoneBook | null): FieldIssue[] {
  const { number } = readPhone(values, phoneBook)
  return [
    ...toFieldIssues(profileRule.safeParse({ ...values, phoneNumber: number }), {
      phoneCode: 'phoneCountry',
    }),
    ...checkPhone(values, phoneBook),
  ]
}

/** Converts details that have been checked to a request. */
export function toProfileInput(
  values: DetailsValues,
  phoneBook: PhoneBook | null,
): Schemas['ProfileInput'] {
  const phone = readPhone(values, phoneBook)
  const details = profileRule.parse({
    ...values,
    phoneCode: phone.code,
    phoneNumber: phone.number,
  })
  return {
    Name: details.name,
    Username: details.username,
    Email: details.email,
    StreetAddress: details.streetAddress,
    Nationality: details.nationality === '' ? null : details.nationality,
    PhoneCode: details.phoneCode,
    PhoneNumber: details.phoneNumber,
  }
}

/** Converts the stored profile with another e-mail address to a request. */
export function withEmail(profile: Profile, email: string): Schemas['ProfileInput'] {
  const { Name, Username, StreetAddress, Nationality, PhoneCode, PhoneNumber } = profile
  return { Name, Username, StreetAddress, Nationality, PhoneCode, PhoneNumber, Email: email }
}

/** Lists the details that are missing in a profile and that a booking would ask for. */
export function missingDetails(profile: Profile): ('phone' | 'address' | 'nationality')[] {
  return [
    ...(profile.PhoneNumber === '' ? (['phone'] as const) : []),
    ...(profile.StreetAddress === '' ? (['address'] as const) : []),
    ...(profile.Nationality === null ? (['nationality'] as const) : []),
  ]
}
