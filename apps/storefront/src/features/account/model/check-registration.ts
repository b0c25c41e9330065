import { passwordPairRule, registrationRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'

import { type FieldIssue, toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import {
  checkPhone,
  type PhoneBook,
  type PhoneValues,
  readPhone,
} from '../../../shared/kit/form/read-phone.ts'

export type RegistrationValues = PhoneValues & {
  name: string
  username: string
  email: string
  idCardNumber: string
  referral: string
  password: string
  confirmation: string
}

type Rules = { phoneBook: PhoneBook | null; passwordMinLength: number }

/** Returns everything that is wrong with a registration by the domain's rules. */
export function checkRegistration(values: RegistrationValues, rules: Rules): FieldIssue[] {
  const { number } = readPhone(values, rules.phoneBook)
  const pair = passwordPairRule(rules.passwordMinLength).safeParse(values)
  return [
    ...toFieldIssues(registrationRule.safeParse({ ...values, phoneNumber: number }), {
      phoneCode: 'phoneCountry',
    }),
    ...checkPhone(values, rules.phoneBook),
    ...toFieldIssues(pair),
  ]
}

/** Converts a registration that has been checked to a request. */
export function toRegisterInput(
  values: RegistrationValues,
  phoneBook: PhoneBook | null,
): Schemas['RegisterInput'] {
  const phone = readPhone(values, phoneBook)
  const rest = registrationRule.parse({
    ...values,
    phoneCode: phone.code,
    phoneNumber: phone.number,
  })
  return {
    Name: rest.name,
    Username: rest.username,
    Email: rest.email,
    PhoneCode: rest.phoneCode,
    PhoneNumber: rest.phoneNumber,
    IdCardNumber: rest.idCardNumber,
    Referral: rest.referral,
    Password: values.password,
  }
}
