import type { Sandbox } from '@selat/mock-api'

import type { renderApp } from './render-app.tsx'

export type Rendered = Awaited<ReturnType<typeof renderApp>>

/** Returns the newest code that was e-mailed to an address. */
export async function readCode({ outbox }: Pick<Sandbox, 'outbox'>, recipient: string) {
  const mails = await outbox.list()
  const code = mails.find((mail) => mail.recipient === recipient && mail.code !== null)?.code
  if (code === undefined || code === null) throw new Error(`No code was sent to ${recipient}`)
  return code
}

/** Sets a password by a code on another device. */
export async function setElsewhere(
  { fetch }: Pick<Sandbox, 'fetch'>,
  { Email, Code, system = 4101 }: { Email: string; Code: string; system?: number },
): Promise<void> {
  const url = `http://localhost/travel/v1/auth/reset/confirm?system=${system}`
  const answer = await fetch(
    new Request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ Email, Code, Password: 'another one' }),
    }),
  )
  if (!answer.ok) throw new Error(await answer.text())
}

/** Returns a code that differs from the one that was sent. */
export const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111')

/** Fills fields by their labels; a field that is not empty is cleared first. */
export async function fill({ screen, user }: Rendered, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (value !== '') await user.paste(value)
  }
}

export const newcomer = {
  'Full name': 'Lim Hui Min',
  'E-mail': 'huimin@traveller.example',
  'Phone number': '8123 4567',
  'ID card number': 's 1234567-d',
  Username: 'huimin',
  Password: 'tide-and-time-9',
  'Repeat the password': 'tide-and-time-9',
}

/** Fills in the registration of a new customer, with `others` in place of the usual values. */
export async function fillRegistration(app: Rendered, others: Partial<typeof newcomer> = {}) {
  const { screen, user } = app
  await fill(app, { ...newcomer, ...others })
  await user.selectOptions(screen.getByLabelText('Country code'), 'SG')
  await screen.findByRole('option', { name: 'Search engine' })
  await user.selectOptions(screen.getByLabelText('How did you get to know us?'), 'search')
}

export async function openAccount(app: Rendered, others: Partial<typeof newcomer> = {}) {
  await fillRegistration(app, others)
  await app.user.click(app.screen.getByRole('button', { name: 'Open account' }))
}
