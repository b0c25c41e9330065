import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../engine/language.ts'
import { fillIn } from '../world/texts/fill-in.ts'
import { type MailTexts, mailTexts } from '../world/texts/mail-texts.ts'
import { mailEnd } from './mail-end.ts'
import type { MailContent, MailOutline, MailSender } from './mail-outline.ts'
import { renderMailPage } from './mail-page.ts'
import { mailTrip } from './mail-trip.ts'
import { plainText } from './plain-text.ts'

type Texts = MailTexts['aftersale']

export type MailCrossing = {
  readonly sector: Schemas['Sector']
  readonly who: readonly string[]
}

/** The content of an e-mail about a refund, a change of sailing or a corrected name. */
export type AftersaleMailInput = {
  readonly text: Exclude<keyof Texts, 'labels'>
  readonly language: LanguageCode
  readonly sender: MailSender
  readonly number: string
  /** The name in the greeting. */
  readonly name: string
  readonly link: string
  /** The agency to contact, if the reader is its customer; null for the payer. */
  readonly agency: Schemas['AgencyContact'] | null
  readonly values: Readonly<Record<string, string>>
  readonly facts: { label: keyof Texts['labels']; value: string }[]
  /** The sailings that the mail is about. A sailing lists its travellers if not all travellers of its item are on it. */
  readonly crossings: readonly MailCrossing[]
  readonly tickets: MailOutline['tickets']
  /** Whether the listed tickets are no longer valid. */
  readonly isCancelled?: boolean
}

/** Writes the e-mail as HTML and as plain text, in the customer's language. */
export function composeAftersaleMail(input: AftersaleMailInput): MailContent {
  const { language, sender, number, isCancelled = false } = input
  const texts = mailTexts[language]
  const { labels, ...events } = texts.aftersale
  const eventTexts = events[input.text]
  const values = { ...input.values, number, name: input.name }
  const outline: MailOutline = {
    language,
    sender,
    greeting: fillIn(texts.greeting, values),
    heading: eventTexts.heading,
    body: fillIn(eventTexts.body, values),
    facts: [
      { label: texts.labels.confirmationNumber, value: number },
      ...input.facts.map(({ label, value }) => ({ label: labels[label], value })),
    ],
    parts: input.crossings.map(({ sector, who }) => mailTrip(sector, texts, language, who)),
    ticketsTitle: isCancelled ? labels.cancelled : labels.tickets,
    tickets: [...input.tickets],
    ...mailEnd(input, texts),
  }
  return {
    subject: fillIn(eventTexts.subject, values),
    html: renderMailPage(outline),
    text: plainText(outline),
  }
}
