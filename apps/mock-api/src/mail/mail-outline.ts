import type { LanguageCode } from '../engine/language.ts'
import type { MailTheme } from './mail-colours.ts'

/** Who sends it, and in which colours. */
export type MailSender = {
  name: string
  email: string
  phone: string
  theme: MailTheme
}

export type MailContent = { subject: string; html: string; text: string }

/** What both forms of a mail show, in reading order. */
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
  /** Null where there is nothing to open. */
  action: { label: string; link: string } | null
  notes: string[]
  /** At the very end: how no more of these come. */
  leave?: { label: string; link: string }
}

/** A ticket or a voucher. */
export type MailTicket = {
  number: string
  name: string
  route: string
  /** Its QR code in words, for who does not see the picture; missing where it is not shown, because nobody boards by it. */
  qrCode?: string
}

/** A crossing, or an item in words. */
export type MailPart = MailTrip | MailItem

export type MailTrip = {
  type: 'trip'
  from: string
  to: string
  when: string
  departs: string
  arrives: string
  by: string
  /** Who sails on it; empty where everybody of the booking does. */
  who: string
}

/** `when` is empty where it has no date. */
export type MailItem = { type: 'item'; when: string; title: string; kind: string }
