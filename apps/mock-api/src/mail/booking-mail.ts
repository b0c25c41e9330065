import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode, Localised } from '../engine/language.ts'
import { fillIn } from '../world/texts/fill-in.ts'
import { mailInstant, mailMoney } from '../world/texts/mail-format.ts'
import { type MailTexts, mailTexts } from '../world/texts/mail-texts.ts'
import { mailEnd } from './mail-end.ts'
import type { MailContent, MailOutline, MailSender, MailTicket, MailTrip } from './mail-outline.ts'
import { renderMailPage } from './mail-page.ts'
import { mailParts } from './mail-parts.ts'
import { mailTicket, mailTrip } from './mail-trip.ts'
import { plainText } from './plain-text.ts'

export type BookingMailKind =
  | 'orderPlaced'
  | 'paymentChosen'
  | 'paymentReceived'
  | 'ticketsIssued'
  | 'proofRejected'
  | 'paymentDeclined'
  | 'paymentRefunded'
  | 'orderExpired'
  | 'orderCancelled'
  | 'confirmationAgain'
  | 'openTicketDated'

/** The instructions for the chosen method: its name, and the data that the payer enters. */
export type HowToPay = {
  readonly method: Localised
  readonly facts: readonly { readonly label: keyof MailTexts['howToPay']; readonly value: string }[]
}

/** The data of mails about an order. */
export type BookingMailInput = {
  kind: BookingMailKind
  language: LanguageCode
  sender: MailSender
  link: string
  order: Pick<Schemas['Order'], 'ConfirmationNumber' | 'TotalAmount' | 'Items'>
  /** The deadline at which unpaid seats are released; null once no payment is expected. */
  payBefore: string | null
  /** The zone in which the deadline is shown. */
  timeZone: string
  tickets: readonly Schemas['Ticket'][]
  /** Whether the mail is only about these tickets, so that their sailings replace the order's items. */
  isOfTickets: boolean
  vouchers: readonly Schemas['Voucher'][]
  /** A short title of each item, by its id. */
  titles: ReadonlyMap<string, string>
  rejection: keyof MailTexts['rejection'] | null
  howToPay: HowToPay | null
  /** The destination of a late payment, and its day; null in every other mail. */
  refund: { destination: string; expectedBy: string } | null
  /** The name in the greeting. */
  name: string
  /** The agency, for a mail to its customer; null for a mail to the payer. */
  agency: Schemas['AgencyContact'] | null
}

/** Writes an e-mail about a booking, as HTML and as plain text, in the customer's language. */
export function composeBookingMail(input: BookingMailInput): MailContent {
  const texts = mailTexts[input.language]
  const values = valuesOf(input, texts)
  const outline = outlineOf(input, texts, values)
  return {
    subject: fillIn(textsFor(input, texts)[input.kind].subject, values),
    html: renderMailPage(outline),
    text: plainText(outline),
  }
}

function valuesOf(input: BookingMailInput, texts: MailTexts): Record<string, string> {
  const { order, language, payBefore, timeZone, rejection, howToPay } = input
  return {
    number: order.ConfirmationNumber,
    name: input.name,
    total: mailMoney(order.TotalAmount, language),
    ...(payBefore !== null && { payBefore: mailInstant(payBefore, timeZone, language) }),
    ...(howToPay !== null && { method: howToPay.method[language] }),
    ...(rejection !== null && { reason: texts.rejection[rejection] }),
  }
}

/** Returns the texts that fit the order. Only orders of ferries alone have texts about seats and e-tickets. */
function textsFor({ order, agency }: BookingMailInput, texts: MailTexts) {
  const isMixed = order.Items.some(({ ItemContent }) => ItemContent !== 'ferry')
  const own = isMixed ? { ...texts, ...texts.mixed } : { ...texts, tickets: texts.labels.tickets }
  if (!agency) return own
  const body = isMixed ? texts.ofAgency.mixed : texts.ofAgency.tickets
  return {
    ...own,
    ticketsIssued: { ...own.ticketsIssued, body },
    confirmationAgain: { ...own.confirmationAgain, body },
  }
}

function outlineOf(
  input: BookingMailInput,
  texts: MailTexts,
  values: Record<string, string>,
): MailOutline {
  const { language, sender, order, agency } = input
  const textsOfOrder = textsFor(input, texts)
  const facts = [{ label: texts.labels.confirmationNumber, value: order.ConfirmationNumber }]
  if (!agency)
    facts.push({ label: texts.labels.total, value: mailMoney(order.TotalAmount, language) })
  if (!agency && values['payBefore'])
    facts.push({ label: texts.labels.payBefore, value: values['payBefore'] })
  if (input.howToPay)
    facts.push(
      ...input.howToPay.facts.map(({ label, value }) => ({ label: texts.howToPay[label], value })),
    )
  if (input.refund)
    facts.push(
      { label: texts.aftersale.labels.destination, value: input.refund.destination },
      { label: texts.aftersale.labels.expectedBy, value: input.refund.expectedBy },
    )
  return {
    language,
    sender,
    greeting: fillIn(texts.greeting, values),
    heading: textsOfOrder[input.kind].heading,
    body: fillIn(textsOfOrder[input.kind].body, values),
    facts,
    parts: input.isOfTickets
      ? ticketTrips(input, texts)
      : order.Items.flatMap((item) =>
          mailParts(item, { title: input.titles.get(item.Id) ?? '', texts, language }),
        ),
    ticketsTitle: textsOfOrder.tickets,
    tickets: ticketsOf(input, texts),
    ...mailEnd(input, texts),
  }
}

/** Lists tickets and vouchers, each with the code that is scanned at the gate or the counter. */
function ticketsOf({ tickets, vouchers, titles, language }: BookingMailInput, texts: MailTexts) {
  const listed: MailTicket[] = [
    ...tickets.map((ticket) => mailTicket(ticket, language)),
    ...vouchers.map(({ Number: number, HolderName: name, OrderItem }) => ({
      number,
      name,
      route: titles.get(OrderItem) ?? '',
    })),
  ]
  return listed.map((ticket) => ({ ...ticket, qrCode: fillIn(texts.qrCode, ticket) }))
}

/** Lists the sailings of the tickets, each once. */
function ticketTrips({ tickets, language }: BookingMailInput, texts: MailTexts): MailTrip[] {
  const sectors = new Map(tickets.map(({ Sector }) => [JSON.stringify(Sector), Sector]))
  return [...sectors.values()].map((sector) => mailTrip(sector, texts, language))
}
