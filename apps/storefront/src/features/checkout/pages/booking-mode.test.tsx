import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { amendAnswer } from '../../../test/amend-answer.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import { seedCart } from '../../../test/seed-cart.ts'

/** Opens the consumers' site as if its tenant required an account for every booking. */
async function openAsVisitor({ isRegistrationOpen = true } = {}) {
  const sandbox = await createTestSandbox()
  amendAnswer<Schemas['BaseConfiguration']>(sandbox, '*/travel/v1/base', (base) => ({
    ...base,
    Account: {
      ...base.Account,
      BookingMode: 'account',
      IsRegistrationOpen: isRegistrationOpen,
    },
  }))
  await seedCart(sandbox)
  return renderApp('/checkout', { sandbox })
}

it('APP-6 where a tenant requires an account, a visitor logs in first and continues with the same cart', async () => {
  const { screen, user, router } = await openAsVisitor()

  expect(await screen.findByText('Log in to book')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute(
    'href',
    '/register?next=%2Fcheckout',
  )
  const main = screen.getByRole('main')
  await user.click(main.querySelector('a[href^="/login"]') ?? main)
  await user.type(await screen.findByRole('textbox', { name: 'Username or e-mail' }), 'weiling')
  await user.type(screen.getByLabelText('Password'), 'selat-demo-1{Enter}')

  expect(await screen.findByRole('heading', { name: 'Passenger details' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/checkout')
})

it('APP-6 where the agency opens accounts itself, the page offers no registration', async () => {
  const { screen } = await openAsVisitor({ isRegistrationOpen: false })

  expect(await screen.findByText('Log in to book')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open an account' })).toBeNull()
})
