import { expect, it } from 'vitest'

import { seal, unseal } from './seal.ts'

it('CHK-13 a sealed text can be read with its secret, and with no other', () => {
  const sealed = seal('token-of-a-cart', 'secret')

  expect(unseal(sealed, 'secret')).toBe('token-of-a-cart')
  expect(() => unseal(sealed, 'another')).toThrow('auth')
})

it('CHK-13 a sealed text does not show its content, and a change of it is noticed', () => {
  const sealed = seal('token-of-a-cart', 'secret')
  const changed = Buffer.from(sealed, 'base64url')
  changed[0] = (changed[0] ?? 0) ^ 1

  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('cart')
  expect(() => unseal(changed.toString('base64url'), 'secret')).toThrow('auth')
})
