import { request } from 'node:http'

import type { Running } from '../mock/subject.ts'
import type { Fault, FaultyApi } from './faulty-api.ts'
import { headers, pages } from './pages.ts'

export type Failure = {
  readonly says: string
  readonly status: number
  readonly retryAfter: string | undefined
  readonly tookMs: number
}

const faults: readonly [Fault, string][] = [
  ['down', 'The API is down'],
  ['slow', 'The API takes 5 s for a search'],
  ['broken', 'The API gives something that breaks the page'],
]

/** What a visitor of the results gets while something fails, and after how long. */
export async function measureFailures(site: Running, api: FaultyApi): Promise<Failure[]> {
  await ask(site, pages.results)
  const found: Failure[] = []
  for (const [fault, says] of faults) {
    api.fail(fault)
    found.push({ says, ...(await ask(site, pages.results)) })
  }
  api.fail('none')
  return [...found, { says: 'All is well again', ...(await ask(site, pages.results)) }]
}

function ask({ origin }: Running, path: string): Promise<Omit<Failure, 'says'>> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { headers, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'],
          tookMs: performance.now() - startedAt,
        }),
      )
    })
    asked.once('error', reject)
    asked.end()
  })
}
