import { expect, it } from 'vitest'

import { wrapText } from './wrap-text.ts'

it('APP-10 a name that is too long is broken between words, and never within one', () => {
  expect(wrapText('TRANSFER BCA', 12)).toEqual(['TRANSFER BCA'])
  expect(wrapText('TRANSFER BCA', 11)).toEqual(['TRANSFER', 'BCA'])
  expect(wrapText('Baruna Wisata Mandiri', 14)).toEqual(['Baruna Wisata', 'Mandiri'])
  expect(wrapText('UNALLOCATED', 5)).toEqual(['UNALLOCATED'])
})
