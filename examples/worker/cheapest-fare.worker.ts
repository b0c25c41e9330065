import { parentPort, workerData } from 'node:worker_threads'

import { createTravelClient, type Schemas } from '@selat/sdk'

export type Question = { baseUrl: string; from: string; to: string; dates: string[] }
export type Answer = { sailing: string; price: Schemas['Money'] } | null

// A client holds functions, which no message can carry, so the worker creates its own from the message.
const { baseUrl, from, to, dates } = workerData as Question // find-cheapest-fare.ts sends this type
const travel = createTravelClient({
  baseUrl,
  system: () => 4101,
  currency: () => 'IDR',
  language: () => 'en',
  token: () => null,
})

let cheapest: Answer = null
for (const dateFrom of dates) {
  const query = { from, to, dateFrom }
  const { data, error } = await travel.get('/travel/v1/ferry/search', { query })
  if (error) throw new Error(`The search of ${dateFrom} failed.`, { cause: error })
  for (const sailing of data.Departures.Sailings)
    for (const { AdultPrice: price } of sailing.Offers)
      if (!cheapest || price.Amount < cheapest.price.Amount)
        cheapest = { sailing: sailing.Id, price }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort?.postMessage(cheapest)
