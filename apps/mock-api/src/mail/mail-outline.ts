import type { LanguageCode } from '../engine/language.ts'
import type { MailTheme } from './mail-colours.ts'

/** The sender of a mail, and its colours. */
export type MailSender = {
  name: string
  email: string
  phone: string
  theme: MailTheme
}

export type MailContent = { subject: string; html: string; text: string }

/** The content of a mail in both of its forms, in reading order. */
export type MailOutline = {
  language: LanguageCode
  sender: MailSender
  greeting: string
  heading: string
  body: string
  facts: { label: string; value: string }[]
  parts: MailPart[]
  ticketsTitle: string
  tickets: MailTicket[]
  /** The main button; null if there is no page to open. */
  action: { label: string; link: string } | null
  notes: string[]
  /** The link to unsubscribe, at the end of the mail. */
  leave?: { label: string; link: string }
}

/** A ticket or a voucher. */
export type MailTicket = {
  number: string
  name: string
  route: string
  /** The text of the QR code, for readers who do not see the picture; absent if the ticket has no valid code. */
  qrCode?: string
}

/** A part of a booking: a sailing, or an item as text. */
export type MailPart = MailTrip | MailItem

export type MailTrip = {
  type: 'trip'
  from: string
  to: string
  when: string
  departs: string
  arrives: string
  by: string
  /** The names of the travellers on the sailing; empty if all of the booking are on it. */
  who: string
}

/** An item as text. `when` is empty if the item has no date. */
export type MailItem = { type: 'item'; when: string; title: string; kind: string }
