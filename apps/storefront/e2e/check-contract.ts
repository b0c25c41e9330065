import { deskOf } from './support/desk.ts'

/** Whatever the journeys asked for and were told has to keep to the contract. */
export default async function checkContract(): Promise<void> {
  const mock = `http://localhost:${process.env['SELAT_E2E_MOCK_PORT'] ?? '4110'}`
  const violations = await deskOf(mock).violations()
  if (violations.length > 0)
    throw new Error(`Calls broke the contract: ${JSON.stringify(violations, null, 2)}`)
}
