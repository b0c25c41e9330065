import { expect, it } from 'vitest'

import { openAgency } from '../../../lab/testing/open-agency.ts'

it('AGT-4 members find the orders of their agency by number, traveller, customer, contact and telephone', async () => {
  const { signIn } = await openAgency()
  const dewi = await signIn('dewi')
  const contact = {
    Name: 'Rina Wulandari',
    Email: 'rina@traveller.example',
    PhoneCode: '+62',
    PhoneNumber: '81299887766',
  }
  const first = await dewi.order({ Contact: contact, Customer: 'cus_KEPRIENERG' })
  const second = await dewi.order()
  const agus = await signIn('agus')
  const found = async (search: string) =>
    (await agus.call('listOrders', { query: { search } })).body.Items.map(({ Id }) => Id)

  expect(await found(first.ConfirmationNumber.slice(4))).toEqual([first.Id])
  expect(await found('kepri energi')).toEqual([first.Id])
  expect(await found('wulandari')).toEqual([first.Id])
  expect(await found('+62 812-9988')).toEqual([first.Id])
  expect(await found('812')).toEqual([])
  // Both orders were placed at one instant, so they are sorted by id.
  expect((await found('wei ling')).toSorted()).toEqual([second.Id, first.Id].toSorted())
  const limei = await signIn('limei')
  expect((await limei.call('listOrders', { query: { search: 'kepri' } })).body.Items).toEqual([])
})

it('AGT-4 an order says which member booked it, for whom, and that the customer pays more than the net price', async () => {
  const { signIn } = await openAgency()
  const dewi = await signIn('dewi')
  const order = await dewi.order({ Customer: 'cus_TANWEILING' })

  const { body } = await (await signIn('agus')).call('listOrders')

  expect(body.Items[0]?.Agency).toEqual(order.Agency)
  expect(order.Agency).toMatchObject({
    Name: 'Baruna Tours',
    BookedBy: 'Dewi Lestari',
    Customer: { Id: 'cus_TANWEILING', Name: 'Tan Wei Ling' },
  })
  expect(order.Agency?.SellingAmount.Amount).toBeGreaterThan(order.TotalAmount.Amount)
})

it('AGT-4 CHK-12 the receipt of an order is made out to the agency, at the net price that it paid', async () => {
  const { signIn } = await openAgency()
  const dewi = await signIn('dewi')
  const { Id: id, TotalAmount } = await dewi.order({ Customer: 'cus_TANWEILING' })
  await dewi.call('startPayment', { path: { id }, body: { PaymentMethod: 'AGENT_WALLET' } })
  await dewi.call('confirmPayment', { path: { id } })

  const { body } = await dewi.call('getReceipt', { path: { id } })

  expect(body.Total).toEqual(TotalAmount)
  expect(body.Buyer).toEqual({
    Name: 'Baruna Tours',
    Email: 'halo@barunatours.example',
    PhoneCode: '+62',
    PhoneNumber: '778410311',
  })
})
