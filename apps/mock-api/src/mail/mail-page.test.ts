import { languageOf } from '@selat/i18n/languages'
import { expect, it } from 'vitest'

import { loadStaticWorld } from '../world/load-world.ts'
import type { MailOutline } from './mail-outline.ts'
import { renderMailPage } from './mail-page.ts'
import { senderOf } from './sender-of.ts'

const tenants = loadStaticWorld().tenants.all
const outline: Omit<MailOutline, 'sender'> = {
  language: 'ZH',
  greeting: 'Hello Tan Wei Ling,',
  heading: 'Your e-tickets',
  body: 'They are below.\n\nShow them at the gate.',
  facts: [{ label: 'Total', value: 'S$120.50' }],
  parts: [],
  ticketsTitle: 'E-tickets',
  tickets: [{ number: 'NST-4KQ7ZP-1-1', name: 'TAN WEI LING', route: 'Singapore → Batam' }],
  action: { label: 'Open the booking', link: 'http://localhost:5173/order-detail?order=ord_1' },
  notes: [],
}

it.each(tenants.map((tenant) => [tenant.slug, tenant] as const))(
  'APP-6 a mail of %s has the colours of both appearances, and its name at the top',
  (_, tenant) => {
    const page = renderMailPage({ ...outline, sender: senderOf(tenant) })

    const [, dark = ''] = page.split('prefers-color-scheme: dark')
    expect(page).toContain(`bgcolor="${tenant.theme.light.brand}"`)
    expect(dark).toContain(`background: ${tenant.theme.dark.brand} !important`)
    expect(page).toContain(`>\n        ${tenant.name}\n`)
  },
)

it('CHK-10 a mail begins with what has happened, has its language, and uses tables for layout only', () => {
  const [tenant] = tenants
  if (!tenant) throw new Error('No tenant')

  const page = renderMailPage({ ...outline, sender: senderOf(tenant) })

  expect(page).toContain(`<html lang="${languageOf('ZH').tag}">`)
  const [, body = ''] = page.split('<body')
  expect(body.indexOf('They are below.')).toBeLessThan(body.indexOf('Hello Tan Wei Ling'))
  const tables = page.match(/<table\b[^>]*>/gu) ?? []
  expect(tables.length).toBeGreaterThan(5)
  for (const table of tables) expect(table).toContain('role="presentation"')
})
