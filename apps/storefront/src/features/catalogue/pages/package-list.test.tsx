import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { keepTestDay } from '../../../test/open-results.ts'
import { renderApp } from '../../../test/render-app.tsx'

keepTestDay()

it('PRD-1 every package is listed with its lowest price, and can be sorted by it', async () => {
  await renderApp('/packages?sort=price_low')

  expect(await screen.findByText('8 results')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
    'Batam Day Trip with Seafood Lunch',
  )
  expect(screen.getByText('Tioman Snorkel 3D2N').closest('article')).toHaveTextContent(/from.*Rp/)
})

it('FER-4 with a date, a package says whether it leaves then, or its first day that can be booked', async () => {
  await renderApp('/packages?date=2026-11-22')
  await screen.findByText('8 results')

  const card = (name: string) => screen.getByRole('heading', { name }).closest('article')
  expect(card('Batam City Break 2D1N')).toHaveTextContent(
    'Too late for this day. First day to book: Mon, 23 Nov',
  )
  expect(card('Desaru Golf and Beach 3D2N')).toHaveTextContent('Not available on Sun, 22 Nov')
})
