import type { Schemas } from '@selat/sdk'

import type { LanguageCode } from '../kernel/language.ts'
import { mailInstant, mailMoney } from './mail-format.ts'
import type { MailContent, MailOutline, MailSender, MailTrip } from './mail-outline.ts'
import { renderMailPage } from './mail-page.ts'
import { mailParts, zoneOfItems } from './mail-parts.ts'
import { fillIn, type MailTexts, mailTexts } from './mail-texts.ts'
import { mailTrip } from './mail-trip.ts'
import { plainText } from './plain-text.ts'

export type BookingMailKind =
  | 'orderPlaced'
  | 'paymentReceived'
  | 'ticketsIssued'
  | 'proofRejected'
  | 'paymentDeclined'
  | 'paymentRefunded'
  | 'orderExpired'
  | 'orderCancelled'
  | 'confirmationAgain'
  | 'openTicketDated'

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
  /** Whether it is about those tickets alone, and their crossings stand for the order's items. */
  isOfTickets: boolean
  vouchers: readonly Schemas['Voucher'][]
  /** Short words for each item, by its id. */
  titles: ReadonlyMap<string, string>
  rejection: keyof MailTexts['rejection'] | null
}

/** An e-mail about a booking, as HTML and as plain text, in the customer's language. */
export function composeBookingMail(input: BookingMailInput): MailContent {
  const texts = mailTexts[input.language]
  const values = valuesOf(input, texts)
  const outline = outlineOf(input, texts, values)
  return {
    subject: fillIn(wordsOf(input, texts)[input.kind].subject, values),
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
    ...(payBefore !== null && {
      payBefore: mailInstant(payBefore, zoneOfItems(order.Items), language),
    }),
    ...(rejection !== null && { reason: texts.rejection[rejection] }),
  }
}

/** Seats and e-tickets are words for ferries only. */
function wordsOf({ order }: BookingMailInput, texts: MailTexts) {
  const isMixed = order.Items.some(({ ItemContent }) => ItemContent !== 'ferry')
  return isMixed ? { ...texts, ...texts.mixed } : { ...texts, tickets: texts.labels.tickets }
}

function outlineOf(
  input: BookingMailInput,
  texts: MailTexts,
  values: Record<string, string>,
): MailOutline {
  const { language, sender, order } = input
  const words = wordsOf(input, texts)
  const facts = [
    { label: texts.labels.confirmationNumber, value: order.ConfirmationNumber },
    { label: texts.labels.total, value: mailMoney(order.TotalAmount, language) },
  ]
  if (values['payBefore']) facts.push({ label: texts.labels.payBefore, value: values['payBefore'] })
  return {
    language,
    sender,
    greeting: fillIn(texts.greeting, values),
    heading: words[input.kind].heading,
    body: fillIn(words[input.kind].body, values),
    facts,
    parts: input.isOfTickets
      ? ticketTrips(input, texts)
      : order.Items.flatMap((item) =>
          mailParts(item, { title: input.titles.get(item.Id) ?? '', texts, language }),
        ),
    ticketsTitle: words.tickets,
    tickets: [
      ...input.tickets.map((ticket) => ({
        number: ticket.Number,
        name: ticket.PassengerName,
        route: `${ticket.Sector.From.City} → ${ticket.Sector.To.City}`,
      })),
      ...input.vouchers.map((voucher) => ({
        number: voucher.Number,
        name: voucher.HolderName,
        route: input.titles.get(voucher.OrderItem) ?? '',
      })),
    ],
    action: { label: texts.action, link: input.link },
    notes: [texts.linkNote, fillIn(texts.contact, { email: sender.email, phone: sender.phone })],
  }
}

/** The crossings of the tickets, each once. */
function ticketTrips({ tickets, language }: BookingMailInput, texts: MailTexts): MailTrip[] {
  const sectors = new Map(tickets.map(({ Sector }) => [JSON.stringify(Sector), Sector]))
  return [...sectors.values()].map((sector) => mailTrip(sector, texts, language))
}
