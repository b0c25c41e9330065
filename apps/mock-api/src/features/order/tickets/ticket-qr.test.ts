import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readTicketQr, signTicketQr } from './ticket-qr.ts'

describe('ticket QR', () => {
  it('CHK-10 signs a ticket id so that the issuer reads it back', () => {
    const payload = signTicketQr('tkt_9M3X7KQ2RD', 'key')

    expect(payload).toMatch(/^SELAT1\.tkt_9M3X7KQ2RD\.[A-Za-z0-9_-]{22}$/u)
    expect(readTicketQr(payload, 'key')).toBe('tkt_9M3X7KQ2RD')
  })

  it('CHK-10 refuses another issuer, another ticket and another shape', () => {
    const payload = signTicketQr('tkt_9M3X7KQ2RD', 'key')

    expect(readTicketQr(payload, 'another key')).toBeNull()
    expect(readTicketQr(payload.replace('9M3X', '9M3Y'), 'key')).toBeNull()
    expect(readTicketQr(payload.replace('SELAT1', 'SELAT2'), 'key')).toBeNull()
    expect(readTicketQr(`${payload}.x`, 'key')).toBeNull()
    expect(readTicketQr('SELAT1.tkt_9M3X7KQ2RD.', 'key')).toBeNull()
    expect(readTicketQr('', 'key')).toBeNull()
  })

  it('CHK-10 refuses whatever was not signed', () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 20, maxLength: 28 }), (mac) => {
        expect(readTicketQr(`SELAT1.tkt_9M3X7KQ2RD.${mac}`, 'key')).toBeNull()
      }),
    )
  })
})
