import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'

const issue = {
  tenant: 'nusa',
  title: 'Earlier ferries at weekends',
  news: 'From December the first ferry leaves at 06:30.\n\nThe last one back is at 21:40.',
}

type Reader = { email: string; language?: string; system?: number }

async function open() {
  const opened = await openSandbox({ seed: 'newsletter' })
  const { call, sandbox } = opened
  const subscribe = ({ email, language = 'en', system = 4101 }: Reader) =>
    call('subscribeNewsletter', {
      query: { system },
      header: { 'Accept-Language': language },
      body: { Email: email },
    })
  const confirm = async ({ system = 4101 }: Reader) => {
    const [mail] = await sandbox.outbox.list()
    await call('confirmNewsletter', {
      query: { system },
      body: { NewsletterToken: mail?.newsletterToken ?? '' },
    })
  }
  const join = async (reader: Reader) => {
    await subscribe(reader)
    opened.clock.advance(60)
    await confirm(reader)
    opened.clock.advance(60)
  }
  const issues = async () =>
    (await sandbox.outbox.list()).filter(({ kind }) => kind === 'newsletter')
  return { ...opened, desk: sandbox.console, subscribe, join, issues }
}

const HUI_MIN = { email: 'huimin@example.com' }
const BUDI = { email: 'budi@example.com', language: 'id' }

it('SUP-2 an issue goes to those who have confirmed, each in their language and with their own link to unsubscribe', async () => {
  const { desk, join, subscribe, issues } = await open()
  await join(HUI_MIN)
  await join(BUDI)
  await subscribe({ email: 'undecided@example.com' })
  await join({ email: 'agent@example.com', system: 4102 })

  const { sent } = await desk.newsletter.send(issue)

  expect(sent).toBe(2)
  const [first, second, ...others] = (await issues()).toSorted((a, b) =>
    a.recipient.localeCompare(b.recipient),
  )
  expect(others).toEqual([])
  expect([first, second]).toMatchObject([
    { recipient: BUDI.email, language: 'ID', subject: issue.title, tenant: 'nusa' },
    { recipient: HUI_MIN.email, language: 'EN', subject: issue.title, tenant: 'nusa' },
  ])
  expect(second?.text).toContain(issue.news)
  expect(second?.html).toContain('06:30.</p><p style="margin:0 0 20px">The last one')
  expect(first?.newsletterToken).toMatch(/^[\w-]{24}$/)
  expect(second?.newsletterToken).not.toBe(first?.newsletterToken)
})

it('SUP-2 a reader who unsubscribes by the link of an issue gets no further one, and others do', async () => {
  const { desk, join, call, issues } = await open()
  await join(HUI_MIN)
  await join(BUDI)
  await desk.newsletter.send(issue)
  const left = (await issues()).find(({ recipient }) => recipient === HUI_MIN.email)

  await call('unsubscribeNewsletter', { query: { token: left?.newsletterToken ?? '' } })

  expect(await desk.newsletter.send({ ...issue, title: 'Another' })).toEqual({ sent: 1 })
  const others = (await issues()).filter(({ subject }) => subject === 'Another')
  expect(others.map(({ recipient }) => recipient)).toEqual([BUDI.email])
})

it('SUP-2 a mail program can unsubscribe with one press, by the headers of an issue (RFC 8058)', async () => {
  const { desk, join, fetch, issues, store } = await open()
  await join(HUI_MIN)
  await desk.newsletter.send(issue)
  const { headers = {} } = (await issues())[0] ?? {}
  const address = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

  const { status } = await fetch(
    new Request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  )

  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(status).toBe(204)
  expect(await store.db.selectFrom('subscribers').select('state').execute()).toEqual([
    { state: 'left' },
  ])
})

it('SUP-2 a reader from before there was unsubscribing gets a link that works', async () => {
  const { desk, join, call, issues, store } = await open()
  await join(HUI_MIN)
  await store.db.updateTable('subscribers').set({ leave_hash: null }).execute()

  await desk.newsletter.send(issue)

  const [mail] = await issues()
  const left = await call('unsubscribeNewsletter', {
    query: { token: mail?.newsletterToken ?? '' },
  })
  expect(left.status).toBe(204)
})

it('SUP-2 an issue in one language goes only to its readers, whom the console counts', async () => {
  const { desk, join, issues } = await open()
  await join(HUI_MIN)
  await join(BUDI)

  const { sites } = await desk.newsletter.readers()
  const { sent } = await desk.newsletter.send({ ...issue, language: 'ID' })

  expect(sites[0]).toEqual({
    tenant: 'nusa',
    name: 'Nusa Strait Travel',
    readers: [
      { language: 'EN', count: 1 },
      { language: 'ID', count: 1 },
    ],
  })
  expect(sent).toBe(1)
  expect((await issues()).map(({ recipient }) => recipient)).toEqual([BUDI.email])
})

it.each([
  ['a title of two lines', { title: 'Two\nlines' }, '/title', 'wrong_format'],
  ['no title', { title: ' ' }, '/title', 'too_short'],
  ['no news', { news: '' }, '/news', 'too_short'],
  ['too much news', { news: 'x'.repeat(4001) }, '/news', 'too_long'],
  ['a site that is none', { tenant: 'nobody' }, '/tenant', 'not_allowed'],
])('SUP-2 an issue with %s is refused and sent to nobody', async (_what, wrong, pointer, code) => {
  const { desk, join, issues } = await open()
  await join(HUI_MIN)

  const sending = desk.newsletter.send({ ...issue, ...wrong })

  await expect(sending).rejects.toMatchObject({ status: 400, errors: [{ pointer, code }] })
  expect(await issues()).toEqual([])
})
