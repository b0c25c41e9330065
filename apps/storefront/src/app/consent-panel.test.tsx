import type { Schemas } from '@selat/sdk'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { amendAnswer } from '../test/amend-answer.ts'
import { createTestSandbox, renderApp } from '../test/render-app.tsx'

const question = 'May we measure how this site is used?'
const footerLink = 'Measurement choices'

afterEach(() => {
  globalThis.dataLayer = undefined
})

/**
 * Opens the list of attractions on a site that reports to its data layer, and that asks for consent unless `consent` is false.
 */
async function openList(consent = true, options: Parameters<typeof renderApp>[1] = {}) {
  const sandbox = await createTestSandbox()
  amendAnswer<Schemas['BaseConfiguration']>(sandbox, '*/travel/v1/base', (base) => ({
    ...base,
    Analytics: { DataLayer: true, Beacon: null, Consent: consent },
  }))
  const app = await renderApp('/attractions', { ...options, sandbox })
  await screen.findAllByRole('article')
  return app
}

function firstProduct(): HTMLElement {
  const [article] = screen.getAllByRole('article')
  if (!article) throw new Error('The list is empty.')
  return within(article).getByRole('link')
}

const toldNames = () =>
  (globalThis.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry.event] : []))

it('APP-6 a site without analytics asks for no consent, and its footer offers no choice', async () => {
  await renderApp('/attractions')
  await screen.findAllByRole('article')

  expect(screen.queryByRole('region', { name: question })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: footerLink })).not.toBeInTheDocument()
})

it('SUP-3 the question takes no focus and does not block the page, and nothing is sent while it is open', async () => {
  const { user } = await openList()

  const panel = await screen.findByRole('region', { name: question })
  expect(panel).not.toHaveFocus()
  expect(panel.contains(document.activeElement)).toBe(false)
  await user.click(firstProduct())

  expect(screen.getByRole('region', { name: question })).toBeInTheDocument()
  expect(toldNames()).toEqual([])
})

it('SUP-3 both answers look the same, and the keyboard reaches them before the page', async () => {
  const { user } = await openList()
  const allow = await screen.findByRole('button', { name: 'Allow' })
  const decline = screen.getByRole('button', { name: 'Decline' })

  document.body.focus()
  await user.tab()
  await user.tab()
  expect(allow).toHaveFocus()
  await user.tab()
  expect(decline).toHaveFocus()

  expect(decline.className).toBe(allow.className)
})

it('SUP-3 nothing is sent about visitors who decline, and they are not asked again', async () => {
  const { user } = await openList()

  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  await user.click(firstProduct())

  expect(screen.queryByRole('region', { name: question })).not.toBeInTheDocument()
  expect(toldNames()).toEqual([])
})

it('SUP-3 events are sent after visitors allow it, until they decline in the footer, where the focus returns', async () => {
  const { user, router } = await openList()

  await user.click(await screen.findByRole('button', { name: 'Allow' }))
  await user.click(firstProduct())
  await expect.poll(toldNames).toEqual(['select_item'])

  const change = screen.getByRole('button', { name: footerLink })
  await user.click(change)
  expect(await screen.findByRole('heading', { name: question })).toHaveFocus()
  expect(screen.getByText('You have allowed it so far.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Decline' }))

  expect(change).toHaveFocus()
  await router.navigate('/attractions')
  await screen.findAllByRole('article')
  expect(toldNames()).toEqual(['select_item'])
})

it('APP-6 a site that needs no consent sends first the list and then the product that was chosen', async () => {
  const { user } = await openList(false)

  await expect.poll(toldNames).toEqual(['view_item_list'])
  await user.click(firstProduct())

  await expect.poll(toldNames).toEqual(['view_item_list', 'select_item'])
  expect(screen.queryByRole('region', { name: question })).not.toBeInTheDocument()
})
