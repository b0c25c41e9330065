import type { Schemas } from '@selat/sdk'

import type { LanguageCode } from '../kernel/language.ts'
import { mailClock, mailDay, mailInstant, mailMoney } from './mail-format.ts'
import type { MailContent, MailOutline, MailSender, MailTrip } from './mail-outline.ts'
import { renderMailPage } from './mail-page.ts'
import { fillIn, type MailTexts, mailTexts } from './mail-texts.ts'
import { plainText } from './plain-text.ts'

export type BookingMailKind =
  | 'orderPlaced'
  | 'paymentReceived'
  | 'ticketsIssued'
  | 'proofRejected'
  | 'paymentRefunded'

/** What the mails say about a booking. */
export type BookingMailInput = {
  kind: BookingMailKind
  language: LanguageCode
  sender: MailSender
  link: string
  order: Pick<Schemas['Order'], 'ConfirmationNumber' | 'Contact' | 'TotalAmount' | 'Items'>
  /** When the seats return unless it is paid; null when nothing is awaited any more. */
  payBefore: string | null
  tickets: readonly Schemas['Ticket'][]
  rejection: keyof MailTexts['rejection'] | null
}

/** An e-mail about a booking, as HTML and as plain text, in the customer's language. */
export function composeBookingMail(input: BookingMailInput): MailContent {
  const texts = mailTexts[input.language]
  const values = valuesOf(input, texts)
  const outline = outlineOf(input, texts, values)
  return {
    subject: fillIn(texts[input.kind].subject, values),
    html: renderMailPage(outline),
    text: plainText(outline),
  }
}

function valuesOf(input: BookingMailInput, texts: MailTexts): Record<string, string> {
  const { order, language, payBefore, rejection } = input
  return {
    number: order.ConfirmationNumber,
    name: order.Contact.Name,
    total: mailMoney(order.TotalAmount, language),
    ...(payBefore !== null && { payBefore: mailInstant(payBefore, zoneOf(order), language) }),
    ...(rejection !== null && { reason: texts.rejection[rejection] }),
  }
}

/** The clock that the traveller will stand under first. */
function zoneOf(order: BookingMailInput['order']): string {
  return order.Items[0]?.Ferry.Sectors[0]?.From.TimeZone ?? 'UTC'
}

function outlineOf(
  input: BookingMailInput,
  texts: MailTexts,
  values: Record<string, string>,
): MailOutline {
  const { language, sender, order } = input
  const facts = [
    { label: texts.labels.confirmationNumber, value: order.ConfirmationNumber },
    { label: texts.labels.total, value: mailMoney(order.TotalAmount, language) },
  ]
  if (values['payBefore']) facts.push({ label: texts.labels.payBefore, value: values['payBefore'] })
  return {
    language,
    sender,
    greeting: fillIn(texts.greeting, values),
    heading: texts[input.kind].heading,
    body: fillIn(texts[input.kind].body, values),
    facts,
    trips: order.Items.flatMap((item) =>
      item.Ferry.Sectors.map((sector) => tripOf(sector, texts, language)),
    ),
    ticketsTitle: texts.labels.tickets,
    tickets: input.tickets.map((ticket) => ({
      number: ticket.Number,
      name: ticket.PassengerName,
      route: `${ticket.Sector.From.City} → ${ticket.Sector.To.City}`,
    })),
    action: { label: texts.action, link: input.link },
    notes: [texts.linkNote, fillIn(texts.contact, { email: sender.email, phone: sender.phone })],
  }
}

function tripOf(sector: Schemas['Sector'], texts: MailTexts, language: LanguageCode): MailTrip {
  const { Sailing: sailing } = sector
  return {
    from: sector.From.Name,
    to: sector.To.Name,
    when: sailing ? mailDay(sailing.DepartsAt, language) : texts.labels.openTicket,
    departs: sailing ? mailClock(sailing.DepartsAt) : '',
    arrives: sailing ? mailClock(sailing.ArrivesAt) : '',
    by: [sector.OperatorName, sailing?.Vessel, sector.ClassName].filter(Boolean).join(' · '),
  }
}
