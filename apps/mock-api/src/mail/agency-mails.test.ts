import { expect, it } from 'vitest'

import { openAgency } from '../../lab/testing/open-agency.ts'

const contactOf = (email: string) => ({
  Contact: { Name: 'Tan Wei Ling', Email: email, PhoneCode: '+65', PhoneNumber: '91234567' },
})

/** Places an order that is paid from the wallet, and returns its mails. */
async function paidBy(username: 'dewi' | 'rizal', email: string) {
  const { signIn, store, refused, onSite } = await openAgency()
  const agent = await signIn(username)
  const { Order: order, BookingToken: token } = await agent.place(contactOf(email))
  const path = { id: order.Id }
  await agent.call('startPayment', { path, body: { PaymentMethod: 'AGENT_WALLET' } })
  await agent.call('confirmPayment', { path })
  const mails = async () =>
    store.db
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'subject', 'text_body', 'html_body'])
      .where('order_id', '=', order.Id)
      .orderBy('dedupe_key')
      .execute()
  return { agent, order, token, path, mails, refused, onSite }
}

/** An amount of rupiah as mails write it. */
const written = (amount: number) => amount.toLocaleString('en')

it('AGT-4 the customer of an agency gets the tickets, and the agency the mails with its price', async () => {
  const { order, mails } = await paidBy('dewi', 'weiling@example.com')

  const sent = await mails()

  expect(sent.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
    'orderPlaced halo@barunatours.example',
    'paymentReceived halo@barunatours.example',
    'ticketsIssued weiling@example.com',
  ])
  const net = written(order.TotalAmount.Amount)
  expect(sent.map((mail) => `${mail.text_body}${mail.html_body}`.includes(net))).toEqual([
    true,
    true,
    false,
  ])
  expect(sent[0]?.text_body).toContain('Hello Baruna Tours,')
  expect(sent[2]?.text_body).toContain('Hello Tan Wei Ling,')
  expect(sent[2]?.text_body).toContain('Booked for you by Baruna Tours')
  expect(sent[2]?.text_body).not.toMatch(/IDR|Rp|order-detail/)
  // The mail has the codes themselves, so that it does not send the traveller elsewhere for them.
  expect(sent[2]?.html_body).toContain('QR code of ticket')
  expect(sent[2]?.text_body).toContain('The codes are in this e-mail')
})

it.each(['halo@barunatours.example', 'DEWI@barunatours.example'])(
  'AGT-4 an agency that is the contact of its own order gets every mail at %s',
  async (email) => {
    const { order, mails } = await paidBy('rizal', email)

    const sent = await mails()

    expect(sent.map(({ recipient }) => recipient)).toEqual([email, email, email])
    for (const { text_body: text } of sent) {
      expect(text).toContain(written(order.TotalAmount.Amount))
      expect(text).toContain('order-detail')
    }
  },
)

it('AGT-4 neither the number of an agency’s order nor its token opens it', async () => {
  const { order, token, path, refused, onSite } = await paidBy('dewi', 'weiling@example.com')

  const body = { Booking: order.ConfirmationNumber, Email: order.Contact.Email }
  const found = await refused('findBooking', onSite({ body }))
  const opened = await refused('getBooking', onSite({ path, header: { 'Booking-Token': token } }))

  expect([found.body.code, opened.body.code]).toEqual(['not_found', 'not_found'])
})

it('AGT-4 a confirmation that is sent again, and a corrected name, show the customer no price', async () => {
  const { agent, path, mails, order } = await paidBy('dewi', 'weiling@example.com')

  await agent.call('resendConfirmation', { path })
  await agent.call('correctName', {
    path,
    body: {
      OrderItem: order.Items[0]?.Id,
      Passenger: 0,
      FirstName: 'WEI LIN',
      LastName: 'TAN',
    },
  })

  const kinds = ['confirmationAgain', 'nameCorrected']
  const later = (await mails()).filter(({ kind }) => kinds.includes(kind))
  expect(later.map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual([
    'confirmationAgain weiling@example.com',
    'nameCorrected weiling@example.com',
  ])
  for (const { text_body: text } of later) expect(text).not.toMatch(/IDR|Rp|order-detail/)
})
