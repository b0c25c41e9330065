import { beforeEach, expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'
import { createVisitor } from '../../../../lab/testing/visitor.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'

let sandbox: Sandbox
let desk: Sandbox['console']

beforeEach(async () => {
  ;({ sandbox } = await openSandbox({ seed: 'find-mail' }))
  desk = sandbox.console
})

/** The mail of a visitor's order, in English from the consumer site. */
async function held() {
  const placed = await createVisitor(sandbox).book({ adults: 2 })
  const { mails } = await desk.outbox.list(placed.order.Id)
  const mail = mails.find(({ kind }) => kind === 'orderPlaced')
  if (!mail) throw new Error('Nothing was mailed')
  return { mail, placed }
}

const page = async (id: string, query = '') => {
  const address = `http://localhost/__mock/api/outbox/${id}/html${query}`
  const answer = await sandbox.fetch(new Request(address))
  return { html: await answer.text(), policy: answer.headers.get('Content-Security-Policy') }
}

it('CHK-10 a mail that is rendered again for its own tenant and language is the one that was sent', async () => {
  const { mail } = await held()

  const again = await desk.outbox.find(mail.id, { tenant: 'nusa', language: 'EN' })
  const { html } = await page(mail.id, '?tenant=nusa&language=EN')

  expect(mail.isRenderable).toBe(true)
  expect(again).toEqual({ subject: mail.subject, text: mail.text })
  expect(html).toBe(mail.html)
})

it('CHK-10 I18-1 another language and tenant have their own words and host, but the same order', async () => {
  const { mail, placed } = await held()
  const { ConfirmationNumber: number } = placed.order

  const turned = await desk.outbox.find(mail.id, { tenant: 'b2b', language: 'ZH' })
  const { html, policy } = await page(mail.id, '?tenant=b2b&language=ZH')

  const [path = ''] = /\/order-detail\S+/u.exec(mail.text) ?? []
  expect(turned.subject).toContain(number)
  expect(turned.subject).not.toBe(mail.subject)
  expect(turned.text).toContain(`http://b2b.localhost:5173${path}`)
  expect(html).toContain(`href="http://b2b.localhost:5173${path.replace('&', '&amp;')}"`)
  expect(html).toContain('<html lang="zh">')
  expect(html).not.toContain('href="http://localhost:5173')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox')
})

it('CHK-10 a mail says what was true when it was sent, whatever has happened since', async () => {
  const { mail, placed } = await held()
  await createVisitor(sandbox).cancel(placed)

  const again = await desk.outbox.find(mail.id, { language: 'EN' })

  expect(again.text).toBe(mail.text)
})

it('CHK-10 an unknown tenant, language or mail is refused by name', async () => {
  const { mail } = await held()

  await expect(desk.outbox.find(mail.id, { tenant: 'nobody' })).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: 'query:tenant', code: 'not_allowed' }],
  })
  expect((await page(mail.id, '?language=fr')).html).toContain('query:language')
  await expect(desk.outbox.find('eml_0')).rejects.toMatchObject({ code: 'not_found' })
})

it('CHK-10 a mail without stored facts is shown only as it was sent', async () => {
  const { mail } = await held()
  await sandbox.store.db.updateTable('outbox').set({ facts: null }).execute()

  const { mails } = await desk.outbox.list()

  expect(mails.map(({ isRenderable }) => isRenderable)).toEqual([false])
  expect(await desk.outbox.find(mail.id)).toEqual({ subject: mail.subject, text: mail.text })
  await expect(desk.outbox.find(mail.id, { language: 'ZH' })).rejects.toMatchObject({
    code: 'not_found',
  })
})
