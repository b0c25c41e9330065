import { CONTRAST_TEXT, contrastRatio } from '@selat/domain'
import { languageOf } from '@selat/i18n/languages'
import { beforeAll, describe, expect, it } from 'vitest'

import { kindOf, type MadeMail, makeEveryMail } from '../../lab/testing/mails/every-mail.ts'
import { APPEARANCES, readMail, type ReadMail } from '../../lab/testing/mails/read-mail.ts'
import { TEST_TENANTS } from '../../lab/testing/test-tenants.ts'
import { inEveryLanguage, type LanguageCode, languageCodes } from '../engine/language.ts'
import { createSandbox, type Sandbox } from '../server/sandbox/sandbox.ts'
import { storefrontOrigin } from '../world/tenants/storefront-link.ts'
import type { Tenant } from '../world/tenants/tenant.ts'
import { mailDay, mailMoney } from '../world/texts/mail-format.ts'
import { mailTexts } from '../world/texts/mail-texts.ts'
import type { MailContent } from './mail-outline.ts'
import { type MailFacts, renderMail } from './render-mail.ts'

/** The size at which Gmail clips a mail. */
const LONGEST = 102 * 1024
/** The texts that a missing value or text leaves behind. */
const LEFT_OVER = /undefined|\bnull\b|NaN|\[object|\{\{|\}\}|Invalid Date/u
/** The form of a text's key in the files of messages, e.g. `howToPay.accountNumber`. */
const KEY = /(?<![\w.@/-])[a-z]+[A-Z]?\w*\.[a-z]+[A-Z]\w*(?![\w.])/u
const ISO_DATE = /\d{4}-\d{2}-\d{2}/u

type Rendering = MadeMail & {
  readonly where: string
  readonly tenant: Tenant
  readonly language: LanguageCode
  readonly content: MailContent
  readonly read: ReadMail
}

let sandbox: Sandbox
let mails: readonly MadeMail[]
/** Every mail from each tenant in each language. */
let renderings: readonly Rendering[]

beforeAll(async () => {
  // A folder of test tenants beside the built-in ones.
  sandbox = await createSandbox({ tenants: TEST_TENANTS })
  mails = await makeEveryMail()
  renderings = mails.flatMap(renderEverywhere)
  return () => sandbox.close()
})

function renderEverywhere({ name, made }: MadeMail): Rendering[] {
  const { network, catalogue, tenants, storefront } = sandbox.services
  return tenants.all.flatMap((tenant) =>
    languageCodes.map((language) => {
      const content = renderMail(made, { network, catalogue, storefront, tenant, language })
      const where = `${name}, ${tenant.slug}, ${language}`
      return { name, made, where, tenant, language, content, read: readMail(content.html) }
    }),
  )
}

/** Colours are those of the tenant in every language. */
const isEnglish = ({ language }: Rendering) => language === 'EN'

const originOf = ({ web }: Tenant) => storefrontOrigin(web, sandbox.services.storefront)

describe('every mail, from every tenant, in every language', () => {
  it('CHK-10 has a kind that the sandbox sends, and no kind is missing', () => {
    const { account, aftersale, quotation, ...others } = mailTexts.EN
    const bookings = Object.entries(others).flatMap(([kind, texts]) =>
      typeof texts === 'object' && 'heading' in texts ? [kind] : [],
    )
    const texts = ['labels', 'cancelledForNothing', 'differenceRequested']
    const kinds = [
      ...Object.keys(account),
      ...Object.keys(aftersale).filter((kind) => !texts.includes(kind)),
      ...bookings,
      ...['quotationSent', 'quotationAccepted'],
    ]

    expect(Object.keys(quotation)).toEqual(['labels', 'linkNote', 'sent', 'accepted'])
    expect(new Set(mails.map(({ made }) => kindOf(made)))).toEqual(new Set(kinds))
    expect(sandbox.services.tenants.all.length).toBeGreaterThan(3)
  })

  it('I18-1 has no missing value, no key in place of a text and no double space', () => {
    const faults = new Set<string>()
    for (const { where, content, read } of renderings) {
      const { subject, text } = content
      const lines = [subject, ...text.split('\n'), ...read.texts.map((shown) => shown.text)]
      for (const line of lines) {
        if (LEFT_OVER.test(line) || KEY.test(line)) faults.add(`${where}: ${line}`)
        if (/ {2}|^ | $| [,;!?]/u.test(line)) faults.add(`${where}: spaces in “${line}”`)
      }
    }

    expect([...faults]).toEqual([])
  })

  it('I18-1 writes dates and amounts in its language, and no words of another one', () => {
    const faults = new Set<string>()
    for (const { where, made, language, content } of renderings) {
      const said = `${content.subject}\n${content.text}`
      const foreign = foreignTo(language, made).filter((text) => said.includes(text))
      for (const text of foreign) faults.add(`${where}: ${text}`)
      const iso = ISO_DATE.exec(withoutLinks(said))
      if (iso) faults.add(`${where}: ${iso[0]}`)
    }

    expect([...faults]).toEqual([])
  })

  it('APP-10 has its language, a title, a preheader, one heading and a description of each picture', () => {
    const faults = new Set<string>()
    for (const { where, language, read } of renderings) {
      const headings = read.texts.filter(({ tag }) => tag === 'h1')
      if (read.lang !== languageOf(language).tag) faults.add(`${where}: is in ${read.lang}`)
      if (read.title === '' || read.title !== headings[0]?.text) faults.add(`${where}: title`)
      if (read.preheader === '') faults.add(`${where}: preheader`)
      if (headings.length !== 1) faults.add(`${where}: ${headings.length} headings`)
      if (read.alts.some((alt) => alt.trim() === '')) faults.add(`${where}: picture`)
    }

    expect([...faults]).toEqual([])
  })

  it('APP-2 links only to the host of its tenant, and is short enough for Gmail to show it whole', () => {
    const faults = new Set<string>()
    let links = 0
    for (const { where, tenant, read, content } of renderings) {
      const origin = originOf(tenant)
      for (const link of read.links) {
        links += 1
        if (new URL(link).origin !== origin) faults.add(`${where}: ${link}`)
      }
      const bytes = Buffer.byteLength(content.html)
      if (bytes > LONGEST) faults.add(`${where}: ${bytes} bytes`)
    }

    expect([...faults]).toEqual([])
    expect(links).toBeGreaterThan(mails.length)
  })

  it('CHK-10 has in its text everything of its HTML, with each amount and each link', () => {
    const faults = new Set<string>()
    for (const { where, read, content } of renderings) {
      // The text form has no heading, because its subject has the same role.
      const shown = read.texts.filter(({ tag }) => tag !== 'h1').map(({ text }) => text)
      for (const part of [...shown, ...read.links])
        if (!content.text.includes(part)) faults.add(`${where}: ${part}`)
    }

    expect([...faults]).toEqual([])
  })

  it('CHK-11 names no day for a refund of nothing', () => {
    const promised = (wanted: string) =>
      renderings
        .filter(({ name }) => name === wanted)
        .map(({ content, language }) =>
          content.text.includes(`${mailTexts[language].aftersale.labels.expectedBy}: `),
        )

    expect(promised('refundRequested of nothing')).not.toContain(true)
    expect(promised('refundRequested')).not.toContain(false)
    expect(promised('refundRequested').length).toBeGreaterThan(0)
  })

  it('APP-6 has enough contrast in the light and the dark appearance, and in that of Outlook', () => {
    const faults = new Set<string>()
    let pairs = 0
    for (const { where, read } of renderings.filter(isEnglish))
      for (const { text, colours } of read.texts)
        for (const appearance of APPEARANCES) {
          const { colour, background } = colours[appearance]
          const ratio = contrastRatio(colour, background)
          pairs += 1
          if (ratio < CONTRAST_TEXT)
            faults.add(`${where}: ${ratio.toFixed(2)} in ${appearance} of “${text}”`)
        }

    expect([...faults]).toEqual([])
    expect(pairs).toBeGreaterThan(1000)
  })

  it('APP-6 has no text with the same colours in the dark and the light appearance', () => {
    const faults = new Set<string>()
    for (const { where, read } of renderings.filter(isEnglish))
      for (const { text, colours } of read.texts) {
        const { light, dark, outlook } = colours
        if (light.colour === dark.colour || light.background === dark.background)
          faults.add(`${where}: ${text}`)
        expect(outlook).toEqual(dark)
      }

    expect([...faults]).toEqual([])
  })
})

/** The texts that a mail would have only in other languages. */
function foreignTo(language: LanguageCode, made: MailFacts): string[] {
  const own = textsIn(language, made).join('\n')
  return languageCodes
    .filter((other) => other !== language)
    .flatMap((other) => textsIn(other, made))
    .filter((text) => !own.includes(text))
}

/** Amounts, days and labels of a mail as a language writes them. */
function textsIn(language: LanguageCode, made: MailFacts): string[] {
  return [...amountsOf(made).map((money) => mailMoney(money, language)), ...always[language]]
}

/** Sixty days from the day on which the scenarios begin. */
const DAYS = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 20 + index)).toISOString(),
)

const always = inEveryLanguage((language) => {
  const { labels, howToPay, accountLabels, aftersale, quotation } = mailTexts[language]
  const days = DAYS.map((day) => mailDay(day, language))
  return [
    ...days,
    ...days.flatMap((day) => day.split(', ').slice(1)),
    ...[labels, howToPay, accountLabels, aftersale.labels, quotation.labels].flatMap((texts) =>
      Object.values(texts).map((label) => `${label}: `),
    ),
  ]
})

function amountsOf(made: MailFacts) {
  const unit = ({ currency, exponent }: { currency: string; exponent: number }) => ({
    Currency: currency,
    Exponent: exponent,
  })
  switch (made.about) {
    case 'account':
      return []
    case 'quotation': {
      const { quotation } = made.facts
      return [{ Amount: quotation.selling_amount, ...unit(quotation) }]
    }
    case 'booking': {
      const { order } = made.facts.booking
      return [{ Amount: order.total_amount, ...unit(order) }]
    }
    case 'aftersale': {
      const { mail } = made.facts
      if ('refund' in mail) return [{ Amount: mail.refund.amount, ...unit(mail.refund) }]
      return 'due' in mail ? [{ Amount: mail.due.total_amount, ...unit(mail.due) }] : []
    }
  }
}

/** A link may carry a day of the wire. */
function withoutLinks(text: string): string {
  return text.replaceAll(/https?:\S+/gu, '')
}
