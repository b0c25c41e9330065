import { expect, it } from 'vitest'

import { virtualAccountNumber } from './virtual-account.ts'

const account = { prefix: '8808', digits: 16 }

it('CHK-4 a virtual account has the prefix and the length of its bank', () => {
  expect(virtualAccountNumber(account, 'pay_6R2M8XQ4KD')).toMatch(/^8808\d{12}$/)
  expect(virtualAccountNumber({ prefix: '', digits: 12 }, 'pay_6R2M8XQ4KD')).toMatch(/^\d{12}$/)
})

it('CHK-4 a virtual account belongs to one payment only, and is the same each time', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `pay_${index}`)
  const numbers = ids.map((id) => virtualAccountNumber(account, id))

  expect(new Set(numbers).size).toBe(500)
  expect(virtualAccountNumber(account, 'pay_7')).toBe(numbers[7])
})
