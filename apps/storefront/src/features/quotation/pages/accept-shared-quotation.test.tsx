import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { queryClient } from '../../../shared/app/query-client.ts'
import { agentsHost } from '../../../test/agents.ts'
import { holdAnswer } from '../../../test/hold-call.ts'
import { openSharedQuotation } from '../../../test/open-shared-quotation.ts'
import { renderApp } from '../../../test/render-app.tsx'

type Screen = Awaited<ReturnType<typeof renderApp>>

const traveller = {
  'First name (given name)': 'WEI LING',
  'Last name (surname)': 'TAN',
  'Place of birth': 'Singapore',
  'Passport number': 'K1234567N',
  'Place of issue': 'Singapore',
}

async function fillIn(
  { screen, user }: Screen,
  index = 0,
  changes: object = {},
  born: [string, string, string] = ['03', '11', '1985'],
) {
  const form = within(screen.getByRole('group', { name: new RegExp(`^Passenger ${index + 1}, `) }))
  const title = index === 0 || !screen.queryByText('Child') ? 'Ms' : 'Miss'
  await user.selectOptions(form.getByLabelText('Title'), title)
  await user.selectOptions(form.getByLabelText('Nationality'), 'SG')
  await user.selectOptions(form.getByLabelText('Country of residence'), 'SG')
  for (const [label, text] of Object.entries({ ...traveller, ...changes })) {
    await user.click(form.getByLabelText(label))
    await user.paste(text)
  }
  await date(form, user, 'Date of birth', born)
  await date(form, user, 'Date of issue', ['11', '02', '2023'])
  await date(form, user, 'Date of expiry', ['11', '02', '2033'])
}

async function date(
  form: ReturnType<typeof within>,
  user: Screen['user'],
  name: string,
  parts: [string, string, string],
) {
  const group = within(form.getByRole('group', { name: new RegExp(`^${name}`) }))
  for (const [place, label] of ['Day', 'Month', 'Year'].entries())
    await user.type(group.getByLabelText(label), parts[place] ?? '')
}

async function fillContact({ screen, user }: Screen) {
  await user.clear(screen.getByLabelText('Full name'))
  await user.type(screen.getByLabelText('Full name'), 'Tan Wei Ling')
  await user.type(screen.getByLabelText('E-mail'), 'weiling@example.com')
  await user.selectOptions(screen.getByLabelText('Country code'), 'SG')
  await user.type(screen.getByLabelText('Phone number'), '91234567')
}

const consent = ({ screen }: Screen) =>
  screen.getByRole('checkbox', { name: /^I have read the rules/ })

async function agree(app: Screen) {
  await app.user.click(consent(app))
}

it('CHK-1 AGT-4 accepting without confirming the rules marks the confirmation and sends nothing', async () => {
  const app = await openSharedQuotation()
  const { screen, user } = app
  await screen.findByRole('form', { name: 'Accept the quotation' })
  await fillContact(app)
  await fillIn(app)

  await user.click(screen.getByRole('button', { name: /^Accept for/ }))

  expect(consent(app)).toHaveFocus()
  expect(consent(app)).toHaveAccessibleDescription(/Confirm that you have read the rules$/)
  expect(screen.queryByRole('heading', { name: 'You have accepted' })).toBeNull()
  await agree(app)
  expect(consent(app)).not.toBeInvalid()
  await user.click(screen.getByRole('button', { name: /^Accept for/ }))
  expect(await screen.findByRole('heading', { name: 'You have accepted' })).toBeVisible()
})

it('AGT-4 the customer names the travellers and accepts, and can then ask the agency for a change', async () => {
  const app = await openSharedQuotation({ adults: 2 })
  const { screen, user } = app
  await screen.findByRole('form', { name: 'Accept the quotation' })
  await fillContact(app)
  await agree(app)
  await fillIn(app)
  await fillIn(app, 1, { 'First name (given name)': 'MEI', 'Passport number': 'K7654321D' })

  await user.click(screen.getByRole('button', { name: /^Accept for/ }))

  const heading = await screen.findByRole('heading', { name: 'You have accepted' })
  expect(heading).toHaveFocus()
  expect(screen.getByText('TAN WEI LING and TAN MEI')).toBeVisible()
  expect(screen.getAllByText('Accepted')[0]).toBeVisible()
  // The customer's answer stands before the offer that it was about.
  const quoted = screen.getByRole('heading', { name: 'What is quoted' })
  expect(heading.compareDocumentPosition(quoted)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(/To change something, ask Baruna Tours\.$/)).toBeVisible()
  const letter = screen.getByRole('link', { name: 'Ask for a change' })
  expect(letter.getAttribute('href')).toMatch(
    /^mailto:halo@barunatours\.example\?subject=Quotation%20Q-/,
  )
  expect(screen.queryByRole('form', { name: 'Accept the quotation' })).toBeNull()
  app.unmount()
  const again = await renderApp(app.quotation.Link, { host: agentsHost })
  expect(await again.screen.findByText('TAN WEI LING and TAN MEI')).toBeVisible()
})

it('AGT-4 a quotation that was accepted elsewhere meanwhile is shown as accepted there', async () => {
  const app = await openSharedQuotation()
  const { screen, user, accept } = app
  await screen.findByRole('form', { name: 'Accept the quotation' })
  await fillContact(app)
  await agree(app)
  await fillIn(app)
  await accept({ Name: 'Lim Kah Heng', Email: 'kahheng@example.com' })

  await user.click(screen.getByRole('button', { name: /^Accept for/ }))

  const heading = await screen.findByRole('heading', { name: 'You have accepted' })
  await expect.poll(() => document.activeElement).toBe(heading)
  expect(screen.getByText('Lim Kah Heng')).toBeVisible()
  expect(screen.getByText(/^Passports are not shown by a link\./)).toBeVisible()
  expect(screen.queryByText(/TAN WEI LING/)).toBeNull()
})

it('AGT-4 a reload keeps what was typed', async () => {
  const first = await openSharedQuotation()
  await first.screen.findByRole('form', { name: 'Accept the quotation' })
  await fillContact(first)
  await fillIn(first)
  await agree(first)
  first.unmount()

  const { screen } = await renderApp(first.quotation.Link, { host: agentsHost })

  expect(await screen.findByLabelText('E-mail')).toHaveValue('weiling@example.com')
  expect(screen.getByLabelText('Passport number')).toHaveValue('K1234567N')
  expect(screen.getByText('Complete')).toBeVisible()
  // The consent is not kept, so a customer who returns later has to give it again.
  expect(screen.getByRole('checkbox', { name: /^I have read/ })).not.toBeChecked()
})

it('AGT-4 a traveller on several crossings is typed once', async () => {
  const app = await openSharedQuotation({ crossings: 2 })
  const { screen, user } = app
  await screen.findByRole('form', { name: 'Accept the quotation' })
  expect(screen.getByRole('checkbox', { name: /^The same people as on: / })).toBeChecked()
  expect(screen.getAllByRole('group', { name: /^Passenger 1, / })).toHaveLength(1)
  await fillContact(app)
  await agree(app)
  await fillIn(app)

  await user.click(screen.getByRole('button', { name: /^Accept for/ }))

  expect(await screen.findByRole('heading', { name: 'You have accepted' })).toBeVisible()
})

it('ERR-4 AGT-4 an older answer that arrives after the acceptance does not bring the form back', async () => {
  const app = await openSharedQuotation()
  const { screen, user } = app
  await screen.findByRole('form', { name: 'Accept the quotation' })
  await fillContact(app)
  await agree(app)
  await fillIn(app)
  const older = holdAnswer('post', '*/travel/v1/quotation/read')
  void queryClient().refetchQueries({ type: 'active' })
  await older.asked
  await user.click(screen.getByRole('button', { name: /^Accept for/ }))
  await screen.findByRole('heading', { name: 'You have accepted' })

  older.release()

  await waitFor(() => expect(queryClient().isFetching()).toBe(0))
  expect(screen.getByRole('heading', { name: 'You have accepted' })).toBeVisible()
})

it('AGT-4 a birth date that the server refuses for the day of travel is marked and focused', async () => {
  const app = await openSharedQuotation({ children: 1 })
  const { screen, user } = app
  await screen.findByRole('form', { name: 'Accept the quotation' })
  await fillContact(app)
  await agree(app)
  await fillIn(app)
  await fillIn(app, 1, { 'First name (given name)': 'MEI', 'Passport number': 'K7654321D' })
  const child = within(screen.getByRole('group', { name: 'Passenger 2, Child' }))

  await user.click(screen.getByRole('button', { name: /^Accept for/ }))

  const year = within(await child.findByRole('group', { name: /^Date of birth/ }))
  await expect.poll(() => year.getByLabelText('Day').getAttribute('aria-invalid')).toBe('true')
  expect(year.getByLabelText('Day')).toHaveFocus()
})

it('AGT-4 when a quotation was withdrawn meanwhile, the page says so and offers to ask for a new one', async () => {
  const app = await openSharedQuotation()
  const { screen, user, quotation, withdraw } = app
  await user.click(await screen.findByRole('button', { name: 'Fill in and accept' }))
  expect(screen.getByRole('heading', { name: 'Whom to reach' })).toHaveFocus()
  await fillContact(app)
  await agree(app)
  await fillIn(app)
  await withdraw()

  await user.click(screen.getByRole('button', { name: /^Accept for/ }))

  const told = await screen.findByText('This quotation was withdrawn')
  await expect.poll(() => document.activeElement?.contains(told)).toBe(true)
  expect(document.activeElement).toContainElement(
    screen.getByRole('link', { name: 'Ask for a new one' }),
  )
  expect(sessionStorage.getItem(`quotation.${quotation.Number}`)).toBeNull()
})

it('AGT-4 CHK-12 a senior, who has another price, is told both prices and asked before the quotation is accepted', async () => {
  const app = await openSharedQuotation({ adults: 1 })
  const { screen, user } = app
  await screen.findByRole('form', { name: 'Accept the quotation' })
  await fillContact(app)
  await agree(app)
  await fillIn(app, 0, {}, ['03', '11', '1950'])

  await user.click(screen.getByRole('button', { name: /^Accept for/ }))
  const alert = await screen.findByRole('alert')

  expect(alert).toHaveTextContent('The price is now Rp 552,400')
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement).toContainElement(alert)
  expect(alert).toHaveTextContent(
    'You saw Rp 580,000; by the ages and passports of those who travel it is Rp 27,600 less. Nothing has been accepted yet.',
  )
  const accepting = screen.getAllByRole('button', { name: /^Accept for/ })
  expect(accepting.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Accept for Rp.552,400$/),
  ])
  await user.click(within(alert).getByRole('button', { name: 'Back to the details' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Who travels' })).toHaveFocus()
  expect(screen.getByLabelText('Passport number')).toHaveValue('K1234567N')

  await user.click(screen.getByRole('button', { name: /^Accept for/ }))
  const again = await screen.findByRole('alert')
  await user.click(within(again).getByRole('button', { name: /^Accept for Rp.552,400$/ }))

  expect(await screen.findByRole('heading', { name: 'You have accepted' })).toBeVisible()
  expect(screen.getAllByText(/^Rp.552,400$/)[0]).toBeVisible()
})
