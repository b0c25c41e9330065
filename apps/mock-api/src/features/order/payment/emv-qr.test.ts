import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { crc16, encodeEmvQr, toEmvText } from './emv-qr.ts'

describe('EMV QR code', () => {
  it('CHK-4 the checksum matches the published check value of CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  it('CHK-4 the checksum matches the example in EMV QRCPS, which has multi-byte text', () => {
    const example =
      '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT' +
      '6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME' +
      '91320016A011223344998877070812345678'

    expect(crc16(`${example}6304`)).toBe('A13A')
  })

  it('CHK-4 writes id, length and value of each field, nested templates, and the checksum last', () => {
    const payload = encodeEmvQr([
      ['00', '01'],
      [
        '26',
        [
          ['00', 'SG.PAYNOW'],
          ['01', '2'],
        ],
      ],
    ])

    expect(payload).toBe(
      `000201${'26180009SG.PAYNOW01012'}6304${crc16('00020126180009SG.PAYNOW010126304')}`,
    )
  })

  it('CHK-4 refuses an empty value and one whose length does not fit two digits', () => {
    expect(() => encodeEmvQr([['59', 'A'.repeat(100)]])).toThrow(RangeError)
    expect(() => encodeEmvQr([['59', '']])).toThrow(RangeError)
  })

  it('CHK-4 the checksum changes with any single character', () => {
    const payload = encodeEmvQr([
      ['00', '01'],
      ['59', 'NUSA STRAIT TRAVEL'],
      ['62', [['01', 'NST-4KQ7ZP']]],
    ])
    const body = payload.slice(0, -4)

    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.constantFrom(...'0123456789ABCDEF'), (at, char) => {
        fc.pre(body[at] !== char)
        expect(crc16(body.slice(0, at) + char + body.slice(at + 1))).not.toBe(payload.slice(-4))
      }),
    )
  })

  it('CHK-4 cuts names to their length and to characters that every reader prints', () => {
    expect(toEmvText('Nusa Strait Trävel 旅游', 25)).toBe('NUSA STRAIT TRAVEL')
    expect(toEmvText('A very long merchant name indeed', 25)).toBe('A VERY LONG MERCHANT NAME')
  })
})
