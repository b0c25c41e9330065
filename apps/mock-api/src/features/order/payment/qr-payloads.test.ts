import { describe, expect, it } from 'vitest'

import { crc16 } from './emv-qr.ts'
import { payNowPayload } from './paynow-payload.ts'
import { qrisPayload } from './qris-payload.ts'

describe('QR payloads', () => {
  it('CHK-4 writes a QRIS code with merchant, rupiah amount, order and checksum', () => {
    const payload = qrisPayload({
      merchantPan: '936000140000000017',
      merchantId: '410100000000001',
      nationalMerchantId: 'ID1020004101001',
      merchantName: 'Nusa Strait Travel',
      merchantCity: 'Batam',
      postalCode: '29444',
      amount: 1_004_400,
      reference: 'NST-4KQ7ZP',
    })

    expect(payload).toContain('540' + '71004400')
    expect(payload).toContain('0014ID.CO.QRIS.WWW')
    expect(payload).toContain('5303360')
    expect(payload).toContain('5918NUSA STRAIT TRAVEL6005BATAM')
    expect(payload).toContain('62140110NST-4KQ7ZP')
    expect(payload.slice(-8, -4)).toBe('6304')
    expect(payload.slice(-4)).toBe(crc16(payload.slice(0, -4)))
  })

  it('CHK-4 writes a PayNow code with UEN, dollars and cents, last day and checksum', () => {
    const payload = payNowPayload({
      uen: '201912345A',
      merchantName: 'Selat Riau Line Pte Ltd',
      amountCents: 4105,
      validUntil: '2026-11-20',
      reference: 'SRL-4KQ7ZP',
    })

    expect(payload).toMatch(/^000201010212/u)
    expect(payload).toContain('26490009SG.PAYNOW010120210201912345A030100408' + '20261120')
    expect(payload).toContain('5303702540541.05')
    expect(payload).toContain('5802SG5923SELAT RIAU LINE PTE LTD6009SINGAPORE')
    expect(payload.slice(-4)).toBe(crc16(payload.slice(0, -4)))
  })
})
