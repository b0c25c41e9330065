import { screen, within } from '@testing-library/react'

import { renderApp, type RenderAppOptions } from './render-app.tsx'

/** Opens the detail of a product and waits for it. */
export async function openDetail(address: string, options?: RenderAppOptions) {
  const app = await renderApp(address, options)
  await screen.findByRole('heading', { level: 1 })
  return app
}

/** Returns the panel that books, beside the text. */
export function panel() {
  return within(screen.getByRole('region', { name: 'Book' }))
}

/** Returns the steppers of a band, in the panel. */
export function stepper(band: string) {
  return within(panel().getByRole('group', { name: band }))
}
