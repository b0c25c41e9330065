import { deskOf } from './support/desk.ts'

/** The shared mock starts at a fixed instant, so that dates in tests can be written down, and from there time runs. */
export default async function startClock(): Promise<void> {
  await deskOf(`http://localhost:${process.env['SELAT_E2E_MOCK_PORT'] ?? '4110'}`).run()
}
