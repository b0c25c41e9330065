import { expect, it } from 'vitest'

import { createChannel, type Publisher, subscribe } from './events.ts'

type Sold = { readonly name: 'sold'; readonly seats: number } | { readonly name: 'sold_out' }
type Sailed = { readonly name: 'sailed' }

const sales = createChannel<Sold, Publisher>('sales')
const trips = createChannel<Sailed, Publisher>('trips')

it('TEST tells an event to each of its subscribers, in order, and to nobody else', async () => {
  const heard: string[] = []
  const note = async (text: string) => void heard.push(text)
  const subscriptions = [
    subscribe(sales, 'first', { sold: (_work, { seats }) => note(`first ${seats}`) }),
    subscribe(trips, 'another channel', { sailed: () => note('sailed') }),
    subscribe(sales, 'another event', { sold_out: () => note('sold out') }),
    subscribe(sales, 'second', { sold: (_work, { seats }) => note(`second ${seats}`) }),
  ]

  await sales.publish({ subscriptions }, { name: 'sold', seats: 4 })

  expect(heard).toEqual(['first 4', 'second 4'])
})

it('TEST waits for each subscriber before the next, and fails if one fails', async () => {
  const heard: string[] = []
  const slow = subscribe(trips, 'slow', {
    sailed: async () => {
      await Promise.resolve()
      heard.push('slow')
    },
  })
  const broken = subscribe(trips, 'broken', {
    sailed: async () => {
      heard.push('broken')
      throw new Error('not written')
    },
  })

  const published = trips.publish({ subscriptions: [slow, broken, slow] }, { name: 'sailed' })

  await expect(published).rejects.toThrow('not written')
  expect(heard).toEqual(['slow', 'broken'])
})

it('TEST a subscription names its channel, subscriber and events', () => {
  const { channel, subscriber, events } = subscribe(sales, 'mails', { sold: async () => undefined })

  expect({ channel, subscriber, events }).toEqual({
    channel: 'sales',
    subscriber: 'mails',
    events: ['sold'],
  })
})
