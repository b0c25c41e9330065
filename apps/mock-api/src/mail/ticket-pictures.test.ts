import type { ServerSchemas as Schemas } from '@selat/sdk'
import { decodeQR } from 'qr/decode.js'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { freshStore } from '../../lab/testing/fresh-store.ts'
import { readGif } from '../../lab/testing/read-gif.ts'
import { createOperator, createVisitor, NOW } from '../../lab/testing/visitor.ts'
import { createSandbox, type Sandbox } from '../server/sandbox/sandbox.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await createSandbox({ ...(await freshStore()), clock: NOW, seed: 'mails' })
})

afterEach(() => sandbox.close())

it('CHK-10 the page of a mail shows the QR code of each ticket, with what the gate reads', async () => {
  const { tickets, page } = await mailedTickets()

  const pictures = [...page.matchAll(/src="data:image\/gif;base64,([^"]+)"/gu)]
  const read = pictures.map(([, data = '']) => decodeQR(readGif(Buffer.from(data, 'base64'))))
  expect(read).toEqual(tickets.map(({ QrPayload }) => QrPayload))
  expect(read).toHaveLength(2)
  expect(page).not.toContain('"cid:')
  for (const { Number: number } of tickets)
    expect(page).toContain(`alt="QR code of ticket ${number}"`)
})

it('CHK-10 the mail itself refers to its pictures as parts, and its text has none', async () => {
  const { tickets, mail } = await mailedTickets()

  for (const { Number: number, QrPayload } of tickets) {
    expect(mail.html).toContain(`src="cid:${number}@tickets"`)
    expect(mail.text).toContain(number)
    expect(`${mail.html}${mail.text}`).not.toContain(QrPayload)
  }
})

/** The tickets and the mail of a visitor who has paid for two. */
async function mailedTickets(): Promise<{
  tickets: readonly Schemas['Ticket'][]
  mail: { html: string; text: string }
  page: string
}> {
  const visitor = createVisitor(sandbox)
  const placed = await visitor.book({ adults: 2 })
  await visitor.choose(placed, 'QRIS')
  await createOperator(sandbox)(`payments/${placed.order.Payment.Id}/settle`, {})
  const { Items: tickets } = (await visitor.tickets(placed)).body
  const mails = await sandbox.outbox.list(placed.order.Id)
  const mail = mails.find(({ kind }) => kind === 'ticketsIssued')
  if (!mail) throw new Error('No tickets were mailed')
  const answer = await sandbox.fetch(
    new Request(`http://localhost/__mock/api/outbox/${mail.id}/html`),
  )
  return { tickets, mail, page: await answer.text() }
}
