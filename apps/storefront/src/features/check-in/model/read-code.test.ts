import { expect, it } from 'vitest'

import { toScanCode, typedCode } from './read-code.ts'

it('MAN-2 a ticket number is read in any case, and a QR code becomes its digest', async () => {
  expect(await toScanCode(' nst-4kq7zp-1\n')).toBe('NST-4KQ7ZP-1')
  expect(await toScanCode('SELAT1.tkt_4T7KX2M9QA.c2lnbmF0dXJl')).toBe(
    '2a96b0fb26dd27afe2a8733a52ee48a49b4762e7fababf19e61bef57318bedb5',
  )
  expect(await toScanCode('f'.repeat(64))).toBe('f'.repeat(64))
})

it('MAN-2 a typed number is shown again, and a QR code is not', async () => {
  expect(typedCode({ Code: await toScanCode('nobody-1') })).toBe('NOBODY-1')
  expect(typedCode({ Code: await toScanCode('SELAT1.tkt_4T7KX2M9QA.c2ln') })).toBe('')
})
