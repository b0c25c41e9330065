import { createFormat, createI18n, type LanguageCode, languageOf, loadMessages } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { expect, it, vi } from 'vitest'

import { packed, readFontFile, readPages } from '../../../test/read-pdf.ts'
import { receiptPdf } from './receipt-pdf.ts'

// Libraries for Node return bytes of Node's type, which is not that of jsdom.
vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer))

const rupiah = (Amount: number): Schemas['Money'] => ({ Amount, Currency: 'IDR', Exponent: 0 })

const line = (Item: string, Label: string, Quantity: number, unit: number) => ({
  Item,
  Label,
  Quantity,
  UnitAmount: rupiah(unit),
  Amount: rupiah(Quantity * unit),
})

function receiptOf(items: readonly string[], refunded: number): Schemas['Receipt'] {
  const Lines = items.flatMap((item) => [
    line(item, '成人 Adult', 2, 350_000),
    line(item, 'Terminal', 2, 25_000),
  ])
  const total = items.length * 750_000
  return {
    Number: 'R-NST-4KQ7ZP',
    IssuedAt: '2026-11-21T02:00:00Z',
    PaidAt: '2026-11-20T06:41:00Z',
    Method: 'QRIS',
    Order: 'ord_5T8Q2MZK7C',
    ConfirmationNumber: 'NST-4KQ7ZP',
    Seller: {
      Name: 'Nusa Strait Travel',
      LegalName: 'PT Nusa Strait Travel',
      Address: 'Jl. Engku Putri 1\nBatam',
      Email: 'help@nusa.example',
      Phone: '+62 778 123 456',
    },
    Buyer: {
      Name: '陳偉玲 Zoë',
      Email: 'weiling@example.com',
      PhoneCode: '+65',
      PhoneNumber: '91234567',
    },
    Lines,
    Total: rupiah(total),
    Refunds: refunded > 0 ? [{ At: '2026-11-22T02:00:00Z', Amount: rupiah(refunded) }] : [],
    Balance: rupiah(total - refunded),
  }
}

async function makePdf(language: LanguageCode, receipt: Schemas['Receipt']): Promise<Uint8Array> {
  const i18n = await createI18n({ language, preload: ['order', 'ferry'], load: loadMessages })
  const noColours = { Brand: '', OnBrand: '', Accent: '', OnAccent: '', Ink: '', Surface: '' }
  const parts = await receiptPdf({
    receipt,
    tenant: {
      Name: 'Nusa Strait Travel',
      Contact: { Email: 'help@nusa.example', Phone: '+62 778 123 456', Address: '', Hours: '' },
      Theme: { Light: noColours, Dark: noColours },
    },
    words: {
      t: i18n.getFixedT(null, ['order', 'ferry']),
      format: createFormat(language),
      zone: 'Asia/Jakarta',
    },
    language: languageOf(language).locale,
    readFont: readFontFile,
  })
  return new Uint8Array(Buffer.concat(parts))
}

it.each([
  ['EN', 'Sold to', 'Rp 700,000', 'Rp 1,500,000', 'What remains'],
  ['ID', 'Dijual kepada', 'Rp 700.000', 'Rp 1.500.000', 'Sisa'],
  ['ZH', '购买方', '700,000', '1,500,000', '余额'],
  ['ZHTD', '購買方', '700,000', '1,500,000', '餘額'],
  ['ZHSM', '购买方', '700,000', '1,500,000', '余额'],
] as const)(
  'CHK-9 the PDF of a receipt is text in %s, with its lines and sums',
  async (language, buyer, amount, total, remains) => {
    const items = ['HarbourFront – 峇淡中心 (Batam Centre)', 'Harbour Bay Hotel']
    const pdf = await makePdf(language, receiptOf(items, 300_000))

    const [text = '', ...others] = await readPages(pdf)
    expect(others).toEqual([])
    for (const part of ['R-NST-4KQ7ZP', 'PT Nusa Strait Travel', '陳偉玲 Zoë', 'QRIS', ...items])
      expect(text).toContain(packed(part))
    for (const part of [buyer, amount, total, remains, '1/1']) expect(text).toContain(packed(part))
    expect(pdf.length).toBeLessThan(150_000)
  },
)

it('CHK-9 a long receipt continues on further pages, and no item is separated from its first line', async () => {
  const items = Array.from({ length: 20 }, (_, index) => `Item ${index + 1}.`)

  const pages = await readPages(await makePdf('EN', receiptOf(items, 0)))

  expect(pages.map((text) => text.slice(-3))).toEqual(['1/3', '2/3', '3/3'])
  for (const text of pages) expect(text).not.toMatch(/Item\d+\.\+62778/)
  expect(pages.join('').match(/Item\d+\./g)).toHaveLength(20)
  expect(pages[2]).toContain(packed('Total paid'))
})
