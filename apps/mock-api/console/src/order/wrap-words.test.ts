import { expect, it } from 'vitest'

import { wrapWords } from './wrap-words.ts'

it('APP-10 a name is broken between words where it is too long for its box, and never within one', () => {
  expect(wrapWords('TRANSFER BCA', 12)).toEqual(['TRANSFER BCA'])
  expect(wrapWords('TRANSFER BCA', 11)).toEqual(['TRANSFER', 'BCA'])
  expect(wrapWords('Baruna Wisata Mandiri', 14)).toEqual(['Baruna Wisata', 'Mandiri'])
  expect(wrapWords('UNALLOCATED', 5)).toEqual(['UNALLOCATED'])
})
