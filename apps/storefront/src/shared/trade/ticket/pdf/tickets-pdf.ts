import type { Schemas } from '@selat/sdk'

import {
  createDocument,
  fetchFont,
  type FileParts,
  finish,
  page,
  type ReadFont,
} from '../../../kit/pdf/create-document.ts'
import { bottom, drawFeet, drawTop } from '../../../kit/pdf/page-frame.ts'
import { paperColours } from '../../../kit/pdf/paper-colours.ts'
import { createPen } from '../../../kit/pdf/pen.ts'
import { type Typefaces, typefacesOf } from '../../../kit/pdf/typefaces.ts'
import { groupTickets } from '../group-tickets.ts'
import { sellerOf, soldByText } from '../seller.ts'
import { drawPass } from './draw-pass.ts'
import type { PassWords } from './pass-words.ts'
import type { Pass } from './pass.ts'
import { ticketPass } from './ticket-pass.ts'
import { voucherPass } from './voucher-pass.ts'

export type TicketsPdfInput = {
  order: Pick<Schemas['Order'], 'ConfirmationNumber' | 'Items'>
  tickets: Schemas['TicketList']
  tenant: Pick<Schemas['BaseConfiguration'], 'Name' | 'Contact' | 'Theme'>
  words: PassWords
  /** The BCP 47 tag of the language. */
  language: string
  faces?: Typefaces
  readFont?: ReadFont
}

const gap = 18

/** Draws all tickets and vouchers of an order on A4, with real text in the reader's language. */
export async function ticketsPdf(input: TicketsPdfInput): Promise<FileParts> {
  const { order, tickets, tenant, words, language, readFont = fetchFont } = input
  const faces = input.faces ?? typefacesOf(words.format.language)
  const passes = passesOf(input)
  const title = words.t('pdf.title', { number: order.ConfirmationNumber })
  const { name: author, contact } = sellerOf(tickets.Agency, tenant)
  const written = [JSON.stringify(passes), title, author, contact, '0123456789/ ']
  const facts = { title, author, language }
  const document = await createDocument(written.join(''), faces, facts, readFont)
  const colours = paperColours(tenant.Theme)
  const dry = createPen(document, faces, { isDry: true })
  const pen = createPen(document, faces)

  const frame = { x: page.margin, y: 0, width: page.width - 2 * page.margin }
  let y = bottom
  for (const pass of passes) {
    const height = drawPass(dry, pass, frame, colours)
    if (y + height > bottom) {
      document.addPage()
      y = drawTop(pen, author, order.ConfirmationNumber, colours)
    }
    y = drawPass(pen, pass, { ...frame, y }, colours) + gap
  }
  drawFeet(document, pen, contact, colours)
  return finish(document)
}

/** Whether it belongs in the file; a cancelled ticket or voucher does not, because it is not valid for travel. */
const isGood = ({ State }: Pick<Schemas['Ticket'], 'State'>) => State !== 'void'

/** Returns the tickets by sailing, then the vouchers in the order of the items. */
function passesOf({ order, tickets, tenant, words }: TicketsPdfInput): Pass[] {
  const ofTickets = groupTickets(tickets.Items.filter(isGood)).flatMap((group) =>
    group.tickets.map((ticket) => ticketPass(ticket, words)),
  )
  const ofVouchers = tickets.Vouchers.filter(isGood).flatMap((voucher) => {
    const item = order.Items.find(({ Id }) => Id === voucher.OrderItem)
    return item && item.ItemContent !== 'ferry'
      ? [voucherPass(voucher, item, tenant.Name, words)]
      : []
  })
  const soldBy = soldByText(tickets.Agency, words.t)
  return [...ofTickets, ...ofVouchers].map((pass) =>
    soldBy === null ? pass : { ...pass, notes: [...pass.notes, soldBy] },
  )
}
