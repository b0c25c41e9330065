import { deskOf } from './support/desk.ts'
import { mock } from './support/sites.ts'

/** The shared mock starts at a fixed instant, so that tests can contain literal dates, and from there its time runs. */
export default async function startClock(): Promise<void> {
  await deskOf(mock).run()
}
