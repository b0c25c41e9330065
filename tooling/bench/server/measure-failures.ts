import type { Running } from '../mock/subject.ts'
import type { Fault, FaultyApi } from './faulty-api.ts'
import { ask, type Asked, pages } from './pages.ts'

export type Failure = { readonly says: string } & Omit<Asked, 'body'>

const faults: readonly [Fault, string][] = [
  ['down', 'The API is down'],
  ['slow', 'The API takes 5 s for a search'],
  ['broken', 'The API gives something that breaks the page'],
]

/** Measures what a visitor to the search results gets during a failure, and after how long. */
export async function measureFailures(site: Running, api: FaultyApi): Promise<Failure[]> {
  await ask(site.origin, pages.results)
  const found: Failure[] = []
  for (const [fault, says] of faults) {
    api.fail(fault)
    found.push({ says, ...(await ask(site.origin, pages.results)) })
  }
  api.fail('none')
  return [...found, { says: 'All is well again', ...(await ask(site.origin, pages.results)) }]
}
