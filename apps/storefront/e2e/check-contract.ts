import { deskOf } from './support/desk.ts'
import { mock } from './support/sites.ts'

/** Throws after all tests if a request or an answer of a journey did not keep to the contract. */
export default async function checkContract(): Promise<void> {
  const desk = deskOf(mock)
  const [drift, violations] = [await desk.drift(), await desk.violations()]
  if (drift.length > 0 || violations > 0)
    throw new Error(
      `${violations} answers broke the contract; of this and of requests the log still has: ${JSON.stringify(drift, null, 2)}`,
    )
}
