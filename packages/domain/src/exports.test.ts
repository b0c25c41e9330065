import { expect, it } from 'vitest'

import * as forms from './forms/index.ts'
import * as domain from './index.ts'

it('RUL-1 the exports change only on purpose', () => {
  expect(Object.keys(domain).toSorted()).toMatchSnapshot('domain')
  expect(Object.keys(forms).toSorted()).toMatchSnapshot('forms')
})
