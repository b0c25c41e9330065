import { describe, expect, it } from 'vitest'
import type * as z from 'zod'

import {
  bankAccountRule,
  bookingSearchRule,
  codeReferenceRule,
  contactNoteRule,
  concernRule,
  contactPersonRule,
  emailRule,
  fullNameRule,
  orderNoteRule,
  phoneCodeRule,
  phoneNumberRule,
} from './contact-rules.ts'

function codes(rule: z.ZodType, value: unknown): string[] {
  return rule.safeParse(value).error?.issues.map((issue) => issue.message) ?? []
}

describe('full name', () => {
  it.each(['Jo', 'Dewi Lestari', '陳育婷', '  Bo  '])('RUL-1 accepts "%s"', (name) => {
    expect(fullNameRule.parse(name)).toBe(name.trim())
  })

  it('RUL-1 is kept to one line', () => {
    expect(fullNameRule.parse('Dewi\r\nBcc: all \u202Ex')).toBe('Dewi Bcc: all x')
    expect(codes(fullNameRule, '\u202E\u202EA')).toEqual(['name_too_short'])
  })

  it('RUL-1 needs more than one character, and at most 100', () => {
    expect(codes(fullNameRule, 'A')).toEqual(['name_too_short'])
    expect(codes(fullNameRule, ' A ')).toEqual(['name_too_short'])
    expect(codes(fullNameRule, '   ')).toEqual(['required'])
    expect(codes(fullNameRule, undefined)).toEqual(['required'])
    expect(codes(fullNameRule, 'A'.repeat(101))).toEqual(['too_long'])
  })
})

describe('e-mail', () => {
  it.each(['name@example.com', 'a.b+c@sub.example.co.id'])('RUL-1 accepts %s', (email) => {
    expect(emailRule.parse(` ${email} `)).toBe(email)
  })

  it.each(['name', 'name@', '@example.com', 'a b@example.com', 'a@b', 'a@@example.com'])(
    'RUL-1 refuses %s',
    (email) => {
      expect(codes(emailRule, email)).toEqual(['invalid_email'])
    },
  )

  it('RUL-1 is required, not invalid, if it is empty', () => {
    expect(codes(emailRule, '')).toEqual(['required'])
  })
})

describe('phone', () => {
  it('RUL-1 keeps the digits of a number however it is written', () => {
    expect(phoneNumberRule.parse('(0812) 345-678.90')).toBe('081234567890')
    expect(phoneNumberRule.parse('（０８１２）３４５–６７８．９０')).toBe('081234567890')
  })

  it.each(['123', '1'.repeat(15), '12a45', '+6591234567'])(
    'RUL-1 refuses the number %s',
    (number) => {
      expect(codes(phoneNumberRule, number)).toEqual(['invalid_phone'])
    },
  )

  it('RUL-1 a code has its plus and one to four digits', () => {
    expect(['+1', '+62', '+1684'].map((code) => phoneCodeRule.parse(code))).toEqual([
      '+1',
      '+62',
      '+1684',
    ])
    expect(codes(phoneCodeRule, '62')).toEqual(['invalid_phone_code'])
    expect(codes(phoneCodeRule, '+0')).toEqual(['invalid_phone_code'])
    expect(codes(phoneCodeRule, '')).toEqual(['required'])
  })
})

it('CHK-1 reports every wrong field of a contact person', () => {
  const issues = contactPersonRule.safeParse({
    name: 'A',
    email: 'x',
    phoneCode: '62',
    phoneNumber: '',
  }).error?.issues

  expect(issues?.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    ['name', 'name_too_short'],
    ['email', 'invalid_email'],
    ['phoneCode', 'invalid_phone_code'],
    ['phoneNumber', 'required'],
  ])
})

it.each([
  ['nst hn0jzr', 'nst-hn0jzr'],
  [' NST - HN0JZR ', 'NST-HN0JZR'],
  ['NST\u2013HN0JZR', 'NST-HN0JZR'],
  ['ord_4KQ7ZP12', 'ord_4KQ7ZP12'],
])('CHK-9 reads the number “%s” as “%s”', (typed, booking) => {
  const email = 'weiling@example.com'

  expect(bookingSearchRule.parse({ booking: typed, email })).toEqual({ booking, email })
})

it.each([
  ['１２３４５６７８９０', '1234567890'],
  ['123–456—7890', '123-456-7890'],
  ['123 - 456\u00A07890', '123-456 7890'],
  ['123  456  7890', '123 456 7890'],
])('CHK-10 reads the account number “%s” as “%s”', (typed, accountNumber) => {
  const account = { bankName: 'Bank Riau', accountNumber: typed, accountName: 'Tan Wei Ling' }

  expect(bankAccountRule.parse(account)).toEqual({ ...account, accountNumber })
})

describe('notes', () => {
  it('SUP-1 RUL-1 a concern has 10 to 160 characters', () => {
    expect(contactNoteRule.parse('x'.repeat(10))).toHaveLength(10)
    expect(contactNoteRule.parse('x'.repeat(160))).toHaveLength(160)
    expect(codes(contactNoteRule, 'x'.repeat(9))).toEqual(['note_length'])
    expect(codes(contactNoteRule, 'x'.repeat(161))).toEqual(['note_length'])
    expect(codes(contactNoteRule, `${'x'.repeat(9)}   `)).toEqual(['note_length'])
    expect(codes(contactNoteRule, '')).toEqual(['required'])
  })

  it('SUP-1 reports every wrong field of a concern, whose booking ID may be empty', () => {
    const concern = { name: 'Jo', email: 'jo@example.com', product: 'ferry', bookingId: ' ' }
    const refused = concernRule.safeParse({ ...concern, name: 'J', product: '', concern: 'short' })

    expect(concernRule.parse({ ...concern, concern: 'We missed our ferry.' }).bookingId).toBe('')
    expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'name_too_short'],
      ['product', 'required'],
      ['concern', 'note_length'],
    ])
    expect(codes(concernRule.shape.bookingId, 'x'.repeat(41))).toEqual(['too_long'])
  })

  it('CHK-1 the note and the code reference of an order may stay empty', () => {
    expect(orderNoteRule.parse('  ')).toBe('')
    expect(codeReferenceRule.parse('')).toBe('')
    expect(codes(orderNoteRule, 'x'.repeat(501))).toEqual(['too_long'])
    expect(codes(codeReferenceRule, 'x'.repeat(41))).toEqual(['too_long'])
  })
})
