import { describe, expect, it } from 'vitest'
import type * as z from 'zod'

import {
  emailedCodeRule,
  idCardNumberRule,
  loginRule,
  newPasswordRule,
  passengerSearchRule,
  passwordPairRule,
  profileRule,
  registrationRule,
  usernameRule,
} from './account-rules.ts'

function codes(rule: z.ZodType, value: unknown): string[] {
  return (
    rule.safeParse(value).error?.issues.map((issue) => [...issue.path, issue.message].join(' ')) ??
    []
  )
}

describe('password', () => {
  it('RUL-1 has at least 7 characters, spaces included, and is kept as typed', () => {
    expect(newPasswordRule().parse(' 12345 ')).toBe(' 12345 ')
    expect(codes(newPasswordRule(), '123456')).toEqual(['password_too_short'])
    expect(codes(newPasswordRule(), '')).toEqual(['required'])
    expect(codes(newPasswordRule(), 'x'.repeat(201))).toEqual(['too_long'])
  })

  it('RUL-1 may have to be longer for a tenant', () => {
    expect(codes(newPasswordRule(12), '12345678901')).toEqual(['password_too_short'])
  })

  it('RUL-1 must match its confirmation, where a mismatch is shown', () => {
    const rule = passwordPairRule()

    expect(codes(rule, { password: 'secret-7', confirmation: 'secret-7' })).toEqual([])
    expect(codes(rule, { password: 'secret-7', confirmation: 'secret-8' })).toEqual([
      'confirmation password_mismatch',
    ])
    expect(codes(rule, { password: 'short', confirmation: 'short' })).toEqual([
      'password password_too_short',
    ])
  })
})

it.each(['dewi', 'a.b-c_d', '123', 'X'.repeat(30)])('RUL-1 accepts the username %s', (username) => {
  expect(usernameRule.parse(username)).toBe(username)
})

it.each(['ab', '.dewi', 'de wi', 'dewi@example.com', '德威'])(
  'RUL-1 refuses the username %s',
  (username) => {
    expect(codes(usernameRule, username)).toEqual(['invalid_username'])
  },
)

it('RUL-1 an ID card number has 6 to 20 letters or digits', () => {
  expect(idCardNumberRule.parse('s 1234567-d')).toBe('S1234567D')
  expect(idCardNumberRule.parse('Ｓ１２３４５６７－Ｄ')).toBe('S1234567D')
  expect(idCardNumberRule.parse('3171 2345 – 6789 0001')).toBe('3171234567890001')
  expect(idCardNumberRule.parse('3171234567890001')).toBe('3171234567890001')
  expect(codes(idCardNumberRule, '12345')).toEqual(['invalid_id_card_number'])
  expect(codes(idCardNumberRule, '1'.repeat(21))).toEqual(['invalid_id_card_number'])
})

it('ACC-3 a login requires both fields, and leaves the rest to the server', () => {
  expect(codes(loginRule, { identifier: ' ', password: '' })).toEqual([
    'identifier required',
    'password required',
  ])
  expect(codes(loginRule, { identifier: 'dewi', password: 'x' })).toEqual([])
})

it('ACC-4 a code has 6 digits, however they are spaced', () => {
  expect(emailedCodeRule.parse(' 123 456 ')).toBe('123456')
  for (const text of ['１２３４５６', '123–456', '123 - 456', '\u200E123\u200B456'])
    expect(emailedCodeRule.parse(text)).toBe('123456')
  expect(codes(emailedCodeRule, '12345')).toEqual(['invalid_code'])
  expect(codes(emailedCodeRule, '12345a')).toEqual(['invalid_code'])
})

it('ACC-1 registration marks every field that is missing', () => {
  expect(codes(registrationRule, {})).toEqual([
    'name required',
    'username required',
    'email required',
    'phoneCode required',
    'phoneNumber required',
    'idCardNumber required',
    'referral required',
  ])
})

it('ACC-5 RUL-1 a profile may leave out address and nationality, but not its name', () => {
  const profile = {
    name: 'Wei Ling Tan',
    username: 'weiling',
    email: 'weiling@example.com',
    phoneCode: '+65',
    phoneNumber: '9123 4567',
    streetAddress: '  ',
    nationality: '',
  }

  expect(profileRule.parse(profile)).toMatchObject({ phoneNumber: '91234567', streetAddress: '' })
  expect(codes(profileRule, { ...profile, name: 'W', streetAddress: 'x'.repeat(201) })).toEqual([
    'name name_too_short',
    'streetAddress too_long',
  ])
})

it('PAX-1 RUL-1 a passenger search needs 3 characters', () => {
  expect(passengerSearchRule.parse(' tan ')).toBe('tan')
  expect(codes(passengerSearchRule, 'ta ')).toEqual(['search_too_short'])
})
