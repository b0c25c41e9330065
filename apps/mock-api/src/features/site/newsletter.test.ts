import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import type { CallParts } from '../../../lab/testing/create-caller.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'

const Email = 'huimin@example.com'
const DAY = 24 * 3600

async function open() {
  const opened = await openSandbox()
  const { call, sandbox, store } = opened
  const mails = async () => (await sandbox.outbox.list()).toReversed()
  const lastMail = async () => (await sandbox.outbox.list())[0]
  const secretOf = async (kind: 'confirm' | 'leave') => {
    const text = (await lastMail())?.text ?? ''
    return new RegExp(`/login\\?newsletter=${kind}#([\\w-]+)`).exec(text)?.[1] ?? ''
  }
  const subscribe = (parts: object = {}) =>
    call('subscribeNewsletter', { body: { Email }, ...parts })
  const confirm = (NewsletterToken: string) =>
    call('confirmNewsletter', { body: { NewsletterToken } })
  const states = async () => {
    const rows = await store.db.selectFrom('subscribers').select(['email', 'state']).execute()
    return rows.map(({ email, state }) => `${email} ${state}`)
  }
  return { ...opened, mails, lastMail, secretOf, subscribe, confirm, states }
}

it('SUP-2 a subscription counts once its addressee has followed the link of the mail', async () => {
  const { subscribe, confirm, secretOf, lastMail, states, clock } = await open()

  const asked = await subscribe({ header: { 'Accept-Language': 'id' } })

  expect(asked.body).toEqual({ Email, SubscribedAt: '2026-11-20T06:30:00.000Z' })
  expect(await states()).toEqual(['huimin@example.com pending'])
  expect(await lastMail()).toMatchObject({
    kind: 'confirmSubscription',
    recipient: Email,
    language: 'ID',
    subject: 'Konfirmasikan langganan Anda',
    headers: {},
  })
  clock.advance(3600)
  const confirmed = await confirm(await secretOf('confirm'))
  expect(confirmed.body).toEqual(asked.body)
  expect(await states()).toEqual(['huimin@example.com confirmed'])
  expect(await lastMail()).toMatchObject({ kind: 'subscribed', recipient: Email, language: 'ID' })
})

it('SUP-2 subscribing and confirming twice sends one mail each', async () => {
  const { subscribe, confirm, secretOf, mails, clock } = await open()
  await subscribe()
  clock.advance(59)
  await subscribe({ body: { Email: 'HuiMin@Example.com' } })
  const secret = await secretOf('confirm')

  const first = await confirm(secret)
  const second = await confirm(secret)

  expect(second.body).toEqual(first.body)
  expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmSubscription', 'subscribed'])
})

it('SUP-2 of several subscriptions of one address at once only one sends a mail', async () => {
  const { subscribe, mails } = await open()

  await Promise.all([subscribe(), subscribe(), subscribe()])

  expect(await mails()).toHaveLength(1)
})

it('SUP-2 a minute later another mail can be requested, and only its link works from then on', async () => {
  const { subscribe, confirm, refused, secretOf, clock } = await open()
  await subscribe()
  const lost = await secretOf('confirm')
  clock.advance(60)
  await subscribe()
  const newest = await secretOf('confirm')

  const old = await refused('confirmNewsletter', { body: { NewsletterToken: lost } })

  expect(newest).not.toBe(lost)
  expect([old.status, old.body.code]).toEqual([404, 'not_found'])
  expect((await confirm(newest)).status).toBe(200)
})

it('SUP-2 the answer does not tell whether an address is known', async () => {
  const { subscribe, confirm, secretOf, mails, clock } = await open()
  await subscribe()
  await confirm(await secretOf('confirm'))
  clock.advance(DAY)

  const known = await subscribe()
  const unknown = await subscribe({ body: { Email: 'nobody@example.com' } })

  expect(known.body).toEqual({ Email, SubscribedAt: '2026-11-21T06:30:00.000Z' })
  expect(unknown.body).toEqual({ ...known.body, Email: 'nobody@example.com' })
  expect((await mails()).filter(({ recipient }) => recipient === Email)).toHaveLength(2)
})

it('SUP-2 a link that nobody has followed expires after seven days, and the address is deleted', async () => {
  const { subscribe, refused, secretOf, states, clock } = await open()
  await subscribe()
  const NewsletterToken = await secretOf('confirm')
  clock.advance(7 * DAY)

  const late = await refused('confirmNewsletter', { body: { NewsletterToken } })
  await subscribe({ body: { Email: 'other@example.com' } })

  expect(late.status).toBe(404)
  expect(await states()).toEqual(['other@example.com pending'])
})

it('SUP-2 a reader can unsubscribe by the link of an issue and by the header of its mail, any number of times', async () => {
  const { subscribe, confirm, call, refused, fetch, secretOf, lastMail, states } = await open()
  await subscribe()
  const confirming = await secretOf('confirm')
  await confirm(confirming)
  const { headers = {}, text = '' } = (await lastMail()) ?? {}
  const token = await secretOf('leave')
  const address = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

  const oneClick = await fetch(
    new Request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  )
  const byLink = await call('unsubscribeNewsletter', { query: { token } })

  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(new URL(address).origin).toBe('http://localhost:5173')
  expect(text).toContain(`No more of these e-mails:\nhttp://localhost:5173/login?newsletter=leave#`)
  expect([oneClick.status, byLink.status]).toEqual([204, 204])
  expect(await states()).toEqual(['huimin@example.com left'])
  const back = await refused('confirmNewsletter', { body: { NewsletterToken: confirming } })
  expect(back.status).toBe(404)
})

it('SUP-2 a reader who has unsubscribed can subscribe and confirm again', async () => {
  const { subscribe, confirm, call, secretOf, states, clock } = await open()
  await subscribe()
  await confirm(await secretOf('confirm'))
  await call('unsubscribeNewsletter', { query: { token: await secretOf('leave') } })
  clock.advance(60)

  await subscribe()
  await confirm(await secretOf('confirm'))

  expect(await states()).toEqual(['huimin@example.com confirmed'])
})

it.each(['confirmNewsletter', 'unsubscribeNewsletter'] as const)(
  'SUP-2 %s accepts a secret only on the site that gave it',
  async (id) => {
    const { subscribe, confirm, secretOf, refused } = await open()
    await subscribe()
    const confirming = await secretOf('confirm')
    if (id === 'unsubscribeNewsletter') await confirm(confirming)
    const token = id === 'confirmNewsletter' ? confirming : await secretOf('leave')
    const withSecret = (secret: string, system: number): CallParts =>
      id === 'confirmNewsletter'
        ? { query: { system }, body: { NewsletterToken: secret } }
        : { query: { system, token: secret } }

    const elsewhere = await refused(id, withSecret(token, 4103))
    const wrong = await refused(id, withSecret('k3x9Qv7LwZ2mB8nR4tYcHs', 4101))

    expect([elsewhere, wrong].map(({ body }) => body.code)).toEqual(['not_found', 'not_found'])
  },
)

it('SUP-2 only hashes of the secrets are stored', async () => {
  const { subscribe, confirm, secretOf, store } = await open()
  await subscribe()
  const confirming = await secretOf('confirm')
  await confirm(confirming)
  const leaving = await secretOf('leave')

  const rows = JSON.stringify(await store.db.selectFrom('subscribers').selectAll().execute())

  expect(leaving).toMatch(/^[\w-]{24}$/)
  expect(rows).not.toContain(confirming)
  expect(rows).not.toContain(leaving)
})

it('SUP-2 a text that is not an e-mail address is refused', async () => {
  const { refused } = await open()

  const { body } = await refused('subscribeNewsletter', { body: { Email: 'huimin' } })

  expect((body satisfies Schemas['Problem']).errors[0]?.pointer).toBe('/Email')
})
