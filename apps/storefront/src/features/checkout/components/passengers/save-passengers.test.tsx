import type { PassengerDraft } from '@selat/domain'
import { expect, it } from 'vitest'

import { page } from '../../../../app/page-route.ts'
import { draftOfSaved } from '../../../../shared/trade/passenger/passenger-details.ts'
import { createTestSandbox, renderApp } from '../../../../test/render-app.tsx'
import { failSecondSaving, meiLing, signInWith } from '../../../../test/saved-people.ts'
import { SavePassengers } from './save-passengers.tsx'

/**
 * Six ferries take so many travellers. At the checkout each of them has a form of its own, which this test does not
 * need.
 */
const travellers = Array.from({ length: 54 }, (_, index): PassengerDraft => {
  const letters = String.fromCodePoint(65 + (index % 26), 65 + Math.floor(index / 26))
  return {
    ...draftOfSaved(meiLing),
    firstName: `MEI ${letters}`,
    passportNumber: `K${1_000_000 + index}N`,
  }
})

const pages = [
  page(
    '/travellers',
    () => Promise.resolve({ default: () => <SavePassengers passengers={travellers} /> }),
    { texts: ['passenger', 'traveller'] },
  ),
]

async function openTravellers() {
  const sandbox = await createTestSandbox()
  const session = await signInWith(sandbox)
  const app = await renderApp('/travellers', { sandbox, session, pages })
  const button = await app.screen.findByRole('button', { name: 'Save 54 passengers to my account' })
  return { ...app, save: () => app.user.click(button) }
}

it('PAX-5 PAX-1 more travellers than one call takes are saved with several calls', async () => {
  const { save, screen } = await openTravellers()

  await save()

  expect(await screen.findByText('54 passengers are saved.')).toBeVisible()
})

it('PAX-5 ERR-4 travellers whose call failed are saved by the next try', async () => {
  const { save, screen } = await openTravellers()
  const sent = failSecondSaving()

  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred')
  expect(screen.getByText('50 passengers are saved.')).toBeVisible()
  await save()

  expect(
    await screen.findByText(/^4 passengers are saved\. Saved before: TAN MEI AA,/),
  ).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).toEqual([50, 4, 4])
})
