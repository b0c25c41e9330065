import { cleanup, screen as page, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openManifest, todaysSailing } from './authority.ts'
import { server } from './render-app.tsx'

export type GateApp = Awaited<ReturnType<typeof openManifest>>

/** This is another sailing of the same day; its check-in opens an hour later. */
export const laterSailing = 'sai_BTC-HFC-SRL-20261120-1610'

const gateOf = (sailing = todaysSailing) => `sailing=${sailing}&view=gate`

export async function openGate(
  sailing = todaysSailing,
  given: Parameters<typeof openManifest>[1] = {},
) {
  const app = await openManifest(gateOf(sailing), given)
  await app.screen.findByLabelText('Ticket number or code')
  return app
}

export async function scan({ user }: GateApp, text: string) {
  const field = await page.findByLabelText('Ticket number or code')
  await user.click(field)
  await user.paste(text)
  await user.keyboard('{Enter}')
}

/** Cuts the connection: no call of the manifest gets an answer. */
export function cutLine(): void {
  server.use(http.all('*/admin/v1/manifest*', () => HttpResponse.error()))
  server.use(http.all('*/admin/v1/manifest/*', () => HttpResponse.error()))
}

/** Closes the device's page, so that a test can open it again with what the device has kept. */
export function reload(): void {
  cleanup()
}

/** Lets a passenger aboard outside of the check-in times, with one of the frequent reasons. */
export async function letAboard(
  { user }: GateApp,
  reason: string,
  open = 'Let aboard with a reason',
) {
  await user.click(await page.findByRole('button', { name: open }))
  const dialog = within(await page.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: reason }))
  await user.click(dialog.getByRole('button', { name: 'Let aboard' }))
}

export const heading = (text: string) => page.findByText(text, { selector: 'section p' })
export const toSend = (count: number) =>
  page.findByRole('button', { name: new RegExp(`^${count} to send: show`) })
