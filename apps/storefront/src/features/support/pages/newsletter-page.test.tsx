import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { agentsHost } from '../../../test/agents.ts'
import { createTestSandbox, renderApp, server } from '../../../test/render-app.tsx'

type Sandbox = Awaited<ReturnType<typeof createTestSandbox>>

async function subscribe(sandbox: Sandbox, system = 4101) {
  const url = `http://localhost/travel/v1/newsletter?system=${system}`
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'en' }
  const body = JSON.stringify({ Email: 'huimin@example.com' })
  await sandbox.fetch(new Request(url, { method: 'POST', headers, body }))
}

/** Returns the path in the newest mail that leads to a page of the newsletter. */
async function linkIn(sandbox: Sandbox): Promise<string> {
  const [mail] = await sandbox.outbox.list()
  const link = /http\S+newsletter=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  return link.slice(new URL(link).origin.length)
}

it('SUP-2 a subscriber confirms with the link in the mail, and unsubscribes with the link in an issue', async () => {
  const sandbox = await createTestSandbox()
  await subscribe(sandbox)
  const confirming = await renderApp(await linkIn(sandbox), { sandbox })
  expect(
    await confirming.screen.findByRole('heading', { name: 'Confirm your subscription' }),
  ).toBeVisible()

  await confirming.user.dblClick(
    confirming.screen.getByRole('button', { name: 'Confirm subscription' }),
  )

  expect(
    await confirming.screen.findByRole('heading', { name: 'You are subscribed' }),
  ).toBeVisible()
  expect(confirming.screen.getByText(/^News comes to huimin@example\.com\./)).toBeVisible()
  expect(await sandbox.outbox.list()).toHaveLength(2)
  confirming.unmount()
  sandbox.clock.advance(60)
  await sandbox.console.newsletter.send({ tenant: 'nusa', title: 'News', news: 'Earlier ferries.' })

  const leaving = await renderApp(await linkIn(sandbox), { sandbox })
  await leaving.user.click(await leaving.screen.findByRole('button', { name: 'Unsubscribe' }))

  const left = await leaving.screen.findByRole('heading', { name: 'You have left the newsletter' })
  expect(left).toBeVisible()
  await expect.poll(() => document.activeElement?.contains(left)).toBe(true)
  const rows = await sandbox.store.db.selectFrom('subscribers').select('state').execute()
  expect(rows).toEqual([{ state: 'left' }])
})

it.each(['/login?newsletter=confirm#cut', '/login?newsletter=leave#k3x9Qv7LwZ2mB8nR4tYcHs'])(
  'SUP-2 %s says that the link does not work, and for how long one does',
  async (link) => {
    const { screen, user } = await renderApp(link)

    await user.click(
      await screen.findByRole('button', { name: /^(Confirm subscription|Unsubscribe)$/ }),
    )

    expect(
      await screen.findByRole('heading', { name: 'This link does not work any more' }),
    ).toBeVisible()
    expect(screen.getByText(/a link that confirms works for 7 days/)).toBeVisible()
  },
)

it('SUP-2 ERR-4 a confirmation that fails is reported, and can be tried again', async () => {
  const sandbox = await createTestSandbox()
  await subscribe(sandbox)
  server.use(
    http.post('*/travel/v1/newsletter/confirm', () => HttpResponse.error(), { once: true }),
  )
  const { screen, user } = await renderApp(await linkIn(sandbox), { sandbox })
  await user.click(await screen.findByRole('button', { name: 'Confirm subscription' }))
  expect(await screen.findByRole('alert')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Confirm subscription' }))

  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeVisible()
})

it('SUP-2 NAV-5 on the agents’ site the link opens without a login', async () => {
  const sandbox = await createTestSandbox()
  await subscribe(sandbox, 4102)
  const { screen } = await renderApp(await linkIn(sandbox), { sandbox, host: agentsHost })

  expect(await screen.findByRole('heading', { name: 'Confirm your subscription' })).toBeVisible()
})
