import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { session } from '../../../shared/app/session-store.ts'
import { type AgentName, openAsAgent } from '../../../test/agents.ts'
import { put } from '../../../test/checkout-driver.ts'
import { holdCall } from '../../../test/hold-call.ts'
import { testNow } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

async function openMarkup(username: AgentName) {
  const app = await openAsAgent('/agency/markup', username)
  await app.screen.findByRole('heading', { name: 'Try it' })
  const rule = (number: number) => within(app.screen.getByRole('group', { name: `Rule ${number}` }))
  const save = () => app.user.click(app.screen.getByRole('button', { name: 'Save' }))
  const sells = () => app.screen.getByText(/sells at$/).parentElement?.textContent ?? ''
  return { ...app, rule, save, sells }
}

it('AGT-4 the owner changes a rule, sees its effect at once, and saves it', async () => {
  const app = await openMarkup('rizal')
  expect(app.sells().replaceAll(/\s/g, ' ')).toContain('Rp 395,000')
  expect(app.sells()).toContain('Rule 2 applies.')

  await put(app, app.rule(2).getByLabelText('Per cent'), '10')
  expect(app.sells().replaceAll(/\s/g, ' ')).toContain('Rp 432,000')
  await app.save()

  expect(await app.screen.findByText('Markup is saved')).toBeVisible()
  expect(await app.screen.findByText(/^Last saved on .* WIB by Rizal Hakim$/)).toBeVisible()
})

it('AGT-4 a second rule for the same product, and invalid amounts, are refused beside their fields', async () => {
  const app = await openMarkup('rizal')

  await app.user.click(app.screen.getByRole('button', { name: 'Add a rule' }))
  await waitFor(() => expect(app.rule(5).getByLabelText('Product')).toHaveFocus())
  await app.user.selectOptions(app.rule(5).getByLabelText('Product'), 'hotel')
  await put(app, app.rule(5).getByLabelText('Per cent'), '150')
  await put(app, app.rule(5).getByLabelText('Per person, SGD'), '2.5.5')
  await app.save()

  expect(app.rule(5).getByText('Another rule is for the same products and operators')).toBeVisible()
  expect(app.rule(5).getByText('From 0 to 100, with one decimal at most')).toBeVisible()
  expect(app.rule(5).getByText('An amount such as 2.50')).toBeVisible()
  expect(app.screen.getByText('Mend the marked rules to see what it sells at.')).toBeVisible()
  await app.user.selectOptions(app.rule(5).getByLabelText('Product'), 'cruise')
  await put(app, app.rule(5).getByLabelText('Per cent'), '7,5')
  await put(app, app.rule(5).getByLabelText('Per person, SGD'), '2.5')
  await app.save()

  expect(await app.screen.findByText('Markup is saved')).toBeVisible()
  expect(app.rule(5).getByLabelText('Per cent')).toHaveValue('7.5')
})

it('ERR-4 AGT-4 rules that are typed during a save stay', async () => {
  const app = await openMarkup('rizal')
  const letThrough = holdCall('put', '*/admin/v1/agency/markup')
  await put(app, app.rule(2).getByLabelText('Per cent'), '10')
  await app.save()
  await put(app, app.rule(3).getByLabelText('Per cent'), '12')
  await app.user.click(app.screen.getByRole('button', { name: 'Add a rule' }))

  letThrough()

  expect(await app.screen.findByText('Markup is saved')).toBeVisible()
  await app.screen.findByText(/by Rizal Hakim$/)
  expect(app.rule(2).getByLabelText('Per cent')).toHaveValue('10')
  expect(app.rule(3).getByLabelText('Per cent')).toHaveValue('12')
  expect(app.rule(5).getByLabelText('Per cent')).toHaveValue('')
})

it('AGT-4 ERR-4 rules that another owner has saved meanwhile are not replaced without a word', async () => {
  const app = await openMarkup('rizal')
  await ask(app.sandbox, 'agency/markup', {
    api: 'admin',
    method: 'PUT',
    query: { system: '4102' },
    header: { Authorization: `Bearer ${session().token}` },
    body: { Rules: [] },
  })
  await put(app, app.rule(2).getByLabelText('Per cent'), '10')

  await app.save()

  expect(await app.screen.findByText(/left as you typed it: Rules/)).toBeVisible()
  expect(await app.screen.findByText(/^Last saved on .* WIB by Rizal Hakim$/)).toBeVisible()
  expect(app.rule(2).getByLabelText('Per cent')).toHaveValue('10')
  await app.save()
  expect(await app.screen.findByText('Markup is saved')).toBeVisible()
  await put(app, app.rule(2).getByLabelText('Per cent'), '11')
  await app.save()
  await waitFor(() => expect(app.screen.queryByText(/left as you typed it/)).toBeNull())
})

it('AGT-4 only rules for ferries have an operator, and a rule can be removed', async () => {
  const app = await openMarkup('rizal')
  expect(app.rule(3).getByLabelText('Operator')).toHaveValue('SRL')
  expect(app.rule(4).queryByLabelText('Operator')).not.toBeInTheDocument()

  await app.user.click(app.screen.getByRole('button', { name: 'Remove rule 3' }))

  expect(app.screen.getByRole('button', { name: 'Add a rule' })).toHaveFocus()
  expect(app.screen.getAllByRole('group', { name: /^Rule \d$/ })).toHaveLength(3)
  await app.user.click(app.screen.getByRole('link', { name: 'Team' }))
  expect(await app.screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
})

it.each<AgentName>(['dewi', 'agus'])(
  'AGT-4 %s can read the rules and change none',
  async (name) => {
    const app = await openMarkup(name)

    expect(app.screen.getByText('Only an owner changes these rules.')).toBeVisible()
    expect(app.screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await app.screen.findByRole('cell', { name: 'Selat Riau Line' })
    const rows = within(app.screen.getByRole('table', { name: 'Rules' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'ProductOperatorPer centPer person, IDRPer person, SGD',
      'Every product–5%––',
      'FerryEvery operator–Rp 25,000S$2.50',
      'FerrySelat Riau Line4.5%––',
      'Hotels–8%––',
    ])
  },
)
