import { expect, it } from 'vitest'
import * as z from 'zod'

import { newPasswordRule } from './account-rules.ts'
import { codeReferenceRule, contactNoteRule, fullNameRule } from './contact-rules.ts'
import { readFormIssues } from './read-form-issues.ts'

it('RUL-1 I18-2 gives each issue the limits of its rule, so that no text repeats them', () => {
  const rule = z.object({
    name: fullNameRule,
    password: newPasswordRule(),
    note: contactNoteRule,
    code: codeReferenceRule,
    count: z.number(),
  })
  const { error } = rule.safeParse({
    name: 'A',
    password: 'short',
    note: 'short',
    code: 'x'.repeat(41),
    count: 'many',
  })

  expect(readFormIssues(error ?? new z.ZodError([]))).toEqual([
    { path: ['name'], code: 'common.name_too_short', params: { min: 2 }, severity: 'error' },
    {
      path: ['password'],
      code: 'common.password_too_short',
      params: { min: 7 },
      severity: 'error',
    },
    {
      path: ['note'],
      code: 'common.note_length',
      params: { min: 10, max: 160 },
      severity: 'error',
    },
    { path: ['code'], code: 'common.too_long', params: { max: 40 }, severity: 'error' },
    { path: ['count'], code: 'common.invalid', params: {}, severity: 'error' },
  ])
})

it('RUL-1 the password length of a tenant is a parameter of the issue', () => {
  const { error } = newPasswordRule(12).safeParse('short')

  expect(readFormIssues(error ?? new z.ZodError([]))).toEqual([
    { path: [], code: 'common.password_too_short', params: { min: 12 }, severity: 'error' },
  ])
})
