import { createFormat, createI18n, type LanguageCode, languageOf, loadMessages } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { expect, it, vi } from 'vitest'

import { packed, readFontFile, readPages } from '../../../../test/read-pdf.ts'
import { ticketsPdf } from './tickets-pdf.ts'

// Node's libraries return Node's bytes, which are not those of jsdom.
vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer))

const terminal = (Code: string, Name: string, TimeZone: string): Schemas['Terminal'] => ({
  Code,
  Name,
  City: Name,
  Country: 'SG',
  TimeZone,
  Latitude: 1,
  Longitude: 104,
})

/** Names the terminals as the network does in each language. */
const terminals = {
  EN: ['HarbourFront, Singapore', 'Tanjung Balai Karimun'],
  ID: ['HarbourFront, Singapura', 'Tanjung Balai Karimun'],
  ZH: ['新加坡港湾渡轮码头', '丹戎峇来吉里汶 (Karimun)'],
  ZHTD: ['新加坡港灣渡輪碼頭', '丹戎峇來吉里汶 (Karimun)'],
  ZHSM: ['新加坡港湾渡轮码头', '丹戎峇来吉里汶 (Karimun)'],
} as const satisfies Partial<Record<LanguageCode, readonly [from: string, to: string]>>

type Named = keyof typeof terminals

function ticket(language: Named, PassengerName: string): Schemas['Ticket'] {
  const [from, to] = terminals[language]
  return {
    Id: 'tkt_9M3X7KQ2RD',
    Number: 'NST-4KQ7ZP-1-1',
    State: 'issued',
    Order: 'ord_5T8Q2MZK7C',
    OrderItem: 'itm_3K9V7RX2AB',
    PassengerIndex: 0,
    SectorIndex: 0,
    PassengerName,
    Title: 'Ms',
    Band: 'adult',
    QrPayload: 'SELAT1.tkt_9M3X7KQ2RD.mJ4hT0mXyQ2k8d3vQm1x5A',
    ValidUntil: null,
    ChangeUntil: null,
    NameUntil: null,
    Sector: {
      From: terminal('HFC', from, 'Asia/Singapore'),
      To: terminal('TBK', to, 'Asia/Jakarta'),
      IsInternational: true,
      Operator: 'SRL',
      OperatorName: 'Selat Riau Line',
      Class: 'ECO',
      ClassName: 'Economy',
      AgeBands: { InfantUntil: 2, ChildUntil: 12, SeniorFrom: 60 },
      PricedNationalities: [],
      Sailing: {
        Id: 'sai_HFC-TBK-SRL-20261212-1020',
        Vessel: 'Riau Swift',
        DepartsAt: '2026-12-12T10:20:00+08:00',
        ArrivesAt: '2026-12-12T10:50:00+07:00',
        DurationMinutes: 90,
        CheckInOpensAt: '2026-12-12T08:50:00+08:00',
        CheckInClosesAt: '2026-12-12T09:50:00+08:00',
      },
    },
  }
}

type Paper = { names: string[]; agency?: Schemas['AgencyContact'] }

async function makePdf(language: Named, { names, agency }: Paper): Promise<Uint8Array> {
  const namespaces = ['ticket', 'item', 'ferry', 'passenger'] as const
  const i18n = await createI18n({ language, preload: [...namespaces], load: loadMessages })
  const noColours = { Brand: '', OnBrand: '', Accent: '', OnAccent: '', Ink: '', Surface: '' }
  const parts = await ticketsPdf({
    order: { ConfirmationNumber: 'NST-4KQ7ZP', Items: [] },
    tickets: {
      ConfirmationNumber: 'NST-4KQ7ZP',
      Agency: agency ?? null,
      Items: names.map((name) => ticket(language, name)),
      Vouchers: [],
    },
    tenant: {
      Name: 'Nusa Strait Travel',
      Contact: { Email: 'help@nusa.example', Phone: '+65 6123 4567', Address: '', Hours: '' },
      Theme: { Light: noColours, Dark: noColours },
    },
    words: {
      t: i18n.getFixedT(null, 'ticket'),
      item: i18n.getFixedT(null, ['item', 'ferry', 'passenger']),
      format: createFormat(language),
    },
    language: languageOf(language).locale,
    readFont: readFontFile,
  })
  return new Uint8Array(Buffer.concat(parts))
}

it.each([
  ['EN', 'Check-in closes', '10:20', '09:50 SGT', 'Sat, 12 Dec'],
  ['ID', 'Check-in ditutup', '10.20', '09.50 SGT', 'Sab, 12 Des'],
  ['ZH', '停止办理时间', '10:20', '09:50 SGT', '12月12日'],
  ['ZHTD', '報到截止', '10:20', '09:50 SGT', '12月12日'],
  ['ZHSM', '截止办理时间', '10:20', '09:50 SGT', '12月12日'],
] as const)(
  'CHK-10 the PDF of a ticket is text in %s, including names and terminals',
  async (language, closes, departs, clock, day) => {
    const pdf = await makePdf(language, { names: ['TAN WEI LING', '陳偉玲 Zoë'] })

    const [text = ''] = await readPages(pdf)

    const [from, to] = terminals[language]
    for (const part of ['NST-4KQ7ZP-1-1', 'TANWEILING', '陳偉玲Zoë', from, to, closes])
      expect(text).toContain(packed(part))
    for (const part of [departs, clock, day, '10:50'.replace(':', language === 'ID' ? '.' : ':')])
      expect(text).toContain(packed(part))
    expect(pdf.length).toBeLessThan(120_000)
  },
)

it('CHK-10 a pass is never split: ten passengers take four numbered pages', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `PASSENGER ${index + 1}.`)

  const pages = await readPages(await makePdf('EN', { names }))

  expect(pages.map((text) => text.match(/PASSENGER\d+\./g)?.length)).toEqual([3, 3, 3, 1])
  expect(pages.map((text) => text.slice(-3))).toEqual(['1/4', '2/4', '3/4', '4/4'])
})

it('AGT-4 tickets sold by an agency show its name and contact on each of them, and no price', async () => {
  const agency = { Name: '海峽旅行社', Email: 'halo@strait.example', Phone: '+62778410311' }
  const names = ['TAN WEI LING', 'TAN WEI MING']

  const [text = ''] = await readPages(await makePdf('ZHTD', { names, agency }))

  const soldBy = packed('由 海峽旅行社 售出：+62 778 410 311 · halo@strait.example')
  expect(text.split(soldBy)).toHaveLength(3)
  expect(text.startsWith('海峽旅行社')).toBe(true)
  expect(text).toContain(packed('+62 778 410 311 · halo@strait.example1 / 1'))
  expect(text).not.toMatch(/NusaStrait|help@nusa|Rp|S\$|IDR|SGD|\d{3}[.,]\d{3}/)
})

it('AGT-4 tickets sold by the site show only the name of the site', async () => {
  const [text = ''] = await readPages(await makePdf('EN', { names: ['TAN WEI LING'] }))

  expect(text).toContain('NusaStraitTravel')
  expect(text).not.toContain('Soldby')
})
