import { deskOf } from './support/desk.ts'
import { mock } from './support/sites.ts'

/** The shared mock starts at a fixed instant, so that dates in tests can be written down, and from there time runs. */
export default async function startClock(): Promise<void> {
  await deskOf(mock).run()
}
