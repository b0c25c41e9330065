import { expect, it } from 'vitest'

import * as forms from './forms/index.ts'
import * as domain from './index.ts'

it('RUL-1 a change of what the package offers is meant', () => {
  expect(Object.keys(domain).toSorted()).toMatchSnapshot('domain')
  expect(Object.keys(forms).toSorted()).toMatchSnapshot('forms')
})
