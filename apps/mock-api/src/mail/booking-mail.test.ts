import { formatMoney } from '@selat/i18n/format-money'
import { describe, expect, it } from 'vitest'

import { inEveryLanguage, type LanguageCode } from '../engine/language.ts'
import { fillIn } from '../world/texts/fill-in.ts'
import { mailDay, mailMoney } from '../world/texts/mail-format.ts'
import { mailTexts } from '../world/texts/mail-texts.ts'
import { type BookingMailInput, type BookingMailKind, composeBookingMail } from './booking-mail.ts'
import { mailTheme } from './mail-colours.ts'

const terminal = { Country: 'SG', Latitude: 1.2646, Longitude: 103.8202 }
const colours = { onBrand: '#ffffff', accent: '#c2412d', onAccent: '#ffffff' }
const input: BookingMailInput = {
  kind: 'orderPlaced',
  language: 'EN',
  sender: {
    name: 'Nusa Strait Travel',
    email: 'hello@nusastrait.example',
    phone: '+6562700100',
    theme: mailTheme({
      light: { ...colours, brand: '#0b6e72', ink: '#0f2a33', surface: '#fbf7f0' },
      dark: { ...colours, brand: '#5cc4c0', ink: '#e8f1f2', surface: '#0b1a20' },
    }),
  },
  link: 'http://localhost:5173/order-detail?order=ord_1&token=t',
  order: {
    ConfirmationNumber: 'NST-4KQ7ZP',
    TotalAmount: { Amount: 12_050, Currency: 'SGD', Exponent: 2 },
    Items: [
      {
        Id: 'itm_3K9V7RX2AB',
        ItemContent: 'ferry',
        Item: 'fer_HFC-BTC',
        Qty: 1,
        Price: {
          Total: { Amount: 12_050, Currency: 'SGD', Exponent: 2 },
          AtCounter: [],
          Lines: [],
        },
        Passengers: [],
        Ferry: {
          DateFrom: '2026-12-12',
          DateUntil: '2026-12-12',
          Qty: 1,
          QtyAdult: 1,
          QtyChild: 0,
          QtyInfant: 0,
          IsRoundTrip: false,
          IsInternational: true,
          IsOpenTicket: false,
          IsOpenTicket2W: false,
          ValidityDays: null,
          Sectors: [
            {
              From: {
                ...terminal,
                Code: 'HFC',
                Name: 'HarbourFront',
                City: 'Singapore',
                TimeZone: 'Asia/Singapore',
              },
              To: {
                ...terminal,
                Code: 'BTC',
                Name: 'Batam Centre',
                City: 'Batam',
                TimeZone: 'Asia/Jakarta',
              },
              IsInternational: true,
              Operator: 'SRL',
              OperatorName: 'Selat Riau Line',
              Class: 'ECO',
              ClassName: 'Economy',
              AgeBands: { InfantUntil: 2, ChildUntil: 12, SeniorFrom: 60 },
              PricedNationalities: [],
              Sailing: {
                Id: 'sai_HFC-BTC-SRL-20261212-1020',
                Vessel: 'Riau Swift',
                DepartsAt: '2026-12-12T10:20:00+08:00',
                ArrivesAt: '2026-12-12T10:25:00+07:00',
                DurationMinutes: 65,
                CheckInOpensAt: '2026-12-12T08:50:00+08:00',
                CheckInClosesAt: '2026-12-12T09:50:00+08:00',
              },
            },
          ],
        },
      },
    ],
  },
  payBefore: '2026-11-20T06:45:00Z',
  timeZone: 'Asia/Singapore',
  tickets: [],
  isOfTickets: false,
  vouchers: [],
  titles: new Map(),
  rejection: 'unreadable',
  howToPay: {
    method: inEveryLanguage(() => 'BCA Virtual Account'),
    facts: [{ label: 'virtualAccount', value: '8808123456789012' }],
  },
  refund: null,
  name: 'Tan Wei Ling',
  agency: null,
}

const languages = Object.keys(mailTexts) as LanguageCode[]
const kinds: BookingMailKind[] = [
  'orderPlaced',
  'paymentChosen',
  'paymentReceived',
  'ticketsIssued',
  'proofRejected',
  'paymentRefunded',
  'orderExpired',
  'orderCancelled',
  'confirmationAgain',
  'openTicketDated',
]

describe('booking mails', () => {
  it('CHK-10 have number, total, deadline and the link to the order', () => {
    const { subject, text } = composeBookingMail(input)

    expect(subject).toBe('NST-4KQ7ZP: your seats are held until 20 Nov 2026, 14:45 SGT')
    expect(text).toContain('Total: S$120.50')
    expect(text).toContain(
      '10:20 SGT HarbourFront → 10:25 WIB Batam Centre\nSat, 12 Dec 2026\nSelat Riau Line · Riau Swift · Economy',
    )
    expect(text).toContain('http://localhost:5173/order-detail?order=ord_1&token=t')
  })

  it('CHK-10 escape what people have typed in their HTML', () => {
    const name = '<img src=x onerror=alert(1)> & "Co"'

    const { html, text } = composeBookingMail({ ...input, name })

    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;')
    expect(text).toContain(name)
  })

  it.each(languages.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
    'I18-1 are complete in %s for %s',
    (language, kind) => {
      const { subject, html, text } = composeBookingMail({ ...input, language, kind })

      expect(subject).toContain('NST-4KQ7ZP')
      expect(`${subject}${html}${text}`).not.toMatch(/\{\{|undefined/u)
      expect(html).toContain('href="http://localhost:5173/order-detail?order=ord_1&amp;token=t"')
    },
  )

  it.each(languages.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
    'I18-1 write dates, times and money as the site does in %s for %s',
    (language, kind) => {
      const refund = { destination: 'QRIS', expectedBy: mailDay('2026-11-24T06:30:00Z', language) }

      const { subject, text } = composeBookingMail({ ...input, language, kind, refund })

      const said = `${subject}\n${text}`
      expect(said).toContain(formatMoney(input.order.TotalAmount, language))
      expect(said).not.toMatch(/\d{4}-\d{2}-\d{2}|SGD|GMT/u)
      const clocks = said.match(/(?<![\d.,])\d{2}[:.]\d{2}(?!\d)(?: \w+)?/gu) ?? []
      expect(clocks.length).toBeGreaterThan(1)
      for (const clock of clocks) expect(clock).toMatch(/ (?:SGT|WIB)$/u)
    },
  )

  it.each(languages)(
    'AGT-4 tell the customer of an agency no price in %s, but whom to ask',
    (language) => {
      const agency = { Name: 'Baruna Tours', Email: 'halo@baruna.example', Phone: '+62778410311' }
      const price = mailMoney(input.order.TotalAmount, language)

      for (const kind of ['ticketsIssued', 'confirmationAgain', 'openTicketDated'] as const) {
        const { subject, html, text } = composeBookingMail({ ...input, language, kind, agency })

        const all = `${subject}${html}${text}`
        expect(composeBookingMail({ ...input, language, kind }).text).toContain(price)
        expect(all).not.toContain(price)
        expect(all).not.toMatch(/120|order-detail|ord_1|\{\{|undefined/u)
        expect(text).toContain('Baruna Tours')
        expect(text).toContain('halo@baruna.example')
      }
    },
  )

  it('I18-1 have the same placeholders in every language', () => {
    const placeholders = (text: string) => text.match(/\{\{\w+\}\}/gu)?.toSorted() ?? []
    const flat = (value: string | object): string[] =>
      typeof value === 'string' ? [value] : Object.values(value).flatMap(flat)
    const inOrder = (language: LanguageCode) => flat(mailTexts[language]).map(placeholders)

    for (const language of languages) expect(inOrder(language)).toEqual(inOrder('EN'))
  })

  it('CHK-10 fail at a placeholder without a value', () => {
    expect(() => fillIn('Hello {{name}}', {})).toThrow('{{name}}')
  })
})
