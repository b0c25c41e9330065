import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import type { Answer, Question } from './cheapest-fare.worker.ts'

const days = Array.from({ length: 7 }, (_, day) => Date.now() + (14 + day) * 86_400_000)
const question: Question = {
  baseUrl: process.env['SELAT_API'] ?? 'http://localhost:4010',
  from: 'HFC',
  to: 'BTC',
  dates: days.map((day) => new Date(day).toISOString().slice(0, 10)),
}

// The work runs in a worker, so that the main thread stays free; in a browser this is a Web Worker with the same lines.
const file = new URL('./cheapest-fare.worker.ts', import.meta.url)
const worker = new Worker(file, { workerData: question })
const [answer] = (await once(worker, 'message')) as [Answer] // the worker posts this type
process.stdout.write(
  answer
    ? `${answer.sailing} ${answer.price.Amount} ${answer.price.Currency}\n`
    : 'nothing sails\n',
)
