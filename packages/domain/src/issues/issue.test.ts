import { expect, expectTypeOf, it } from 'vitest'

import { inTopic, issue, type Issue, reasonOf, warning } from './issue.ts'

it('RUL-1 an issue is an error unless it is made as a warning', () => {
  const path = ['sectors', 1, 'departOn']

  expect(issue(path, 'common.required')).toEqual({
    path,
    code: 'common.required',
    params: {},
    severity: 'error',
  })
  expect(warning([], 'common.too_long', { max: 40 })).toEqual({
    path: [],
    code: 'common.too_long',
    params: { max: 40 },
    severity: 'warning',
  })
})

it('RUL-1 a code requires the parameters of its text and no others, when it is compiled', () => {
  // @ts-expect-error -- the text says how long it may be
  issue([], 'common.too_long')
  // @ts-expect-error -- the text has no place for it
  issue([], 'common.required', { max: 40 })
  // @ts-expect-error -- nothing is called so
  issue([], 'common.unheard_of')

  type Long = Extract<Issue, { code: 'common.too_long' }>
  expectTypeOf<Long['params']>().toEqualTypeOf<{ readonly max: number }>()
})

it('RUL-1 over the wire an issue has its reason only', () => {
  expect(reasonOf('common.too_long')).toBe('too_long')
  expectTypeOf(reasonOf('common.too_long')).toEqualTypeOf<'too_long'>()
})

it('RUL-1 an issue keeps its reason and parameters in another topic', () => {
  const found = inTopic('cruise', issue(['adults'], 'passenger.no_adult'))

  expect(found).toEqual(issue(['adults'], 'cruise.no_adult'))
  expectTypeOf(found.code).toEqualTypeOf<'cruise.no_adult'>()
})
