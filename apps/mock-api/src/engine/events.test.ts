import { expect, it } from 'vitest'

import { createChannel, type Publisher, subscribe } from './events.ts'

const numbers = createChannel<number, Publisher>('numbers')
const texts = createChannel<string, Publisher>('texts')

it('TEST tells every subscriber of a channel, in order, and nobody else', async () => {
  const told: string[] = []
  const subscriptions = [
    subscribe(numbers, async (_work, number) => void told.push(`first ${number + 1}`)),
    subscribe(texts, async (_work, text) => void told.push(text)),
    subscribe(numbers, async (_work, number) => void told.push(`second ${number}`)),
  ]

  await numbers.publish({ services: { subscriptions } }, 4)

  expect(told).toEqual(['first 5', 'second 4'])
})

it('TEST waits for a subscriber before the next, and fails with it', async () => {
  const told: string[] = []
  const slow = subscribe(texts, async (_work, text) => {
    await Promise.resolve()
    told.push(text)
  })
  const broken = subscribe(texts, async () => {
    told.push('broken')
    throw new Error('not written')
  })

  const published = texts.publish({ services: { subscriptions: [slow, broken, slow] } }, 'one')

  await expect(published).rejects.toThrow('not written')
  expect(told).toEqual(['one', 'broken'])
})
