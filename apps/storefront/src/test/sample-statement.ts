import type { Schemas } from '@selat/sdk'

const idr = (Amount: number): Schemas['Money'] => ({ Amount, Currency: 'IDR', Exponent: 0 })

/** Returns the statement of a month in which an order was paid and the wallet topped up. */
export function sampleStatement(): Schemas['WalletStatement'] {
  return {
    AgentName: 'Baruna Tours',
    Currency: 'IDR',
    TimeZone: 'Asia/Jakarta',
    From: '2026-11-01',
    Until: '2026-11-30',
    Opening: idr(25_000_000),
    Items: [
      {
        Id: 'trf_4T7KX2M9QA',
        At: '2026-11-20T06:30:00.000Z',
        Kind: 'payment',
        Amount: idr(-1_004_400),
        Balance: idr(23_995_600),
        BankFrom: '',
        Note: 'NST-4KQ7ZP',
        Order: 'ord_5T8Q2MZK7C',
        ConfirmationNumber: 'NST-4KQ7ZP',
        By: 'Dewi Lestari',
      },
      {
        Id: 'trf_5U8LY3N0RB',
        At: '2026-11-20T17:00:00.000Z',
        Kind: 'top_up',
        Amount: idr(10_000_000),
        Balance: idr(33_995_600),
        BankFrom: 'BCA',
        Note: 'November',
        Order: null,
        ConfirmationNumber: '',
        By: 'Agus Salim',
      },
    ],
    Credit: idr(10_000_000),
    Debit: idr(-1_004_400),
    End: idr(33_995_600),
    Current: idr(33_995_600),
    AsOf: '2026-11-20T17:30:00.000Z',
  }
}
