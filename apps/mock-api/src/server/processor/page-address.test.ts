import { describe, expect, it } from 'vitest'

import { cardOf, openProcessor } from '../../../lab/testing/open-processor.ts'

describe('the address of a page', () => {
  it('CHK-4 is signed, and opens nothing with another token', async () => {
    const { visitor, choose, open, payBy } = await openProcessor()
    const first = new URL(await choose(await visitor.book()))
    const second = new URL(await choose(await visitor.book()))
    const crossed = new URL(first)
    crossed.search = second.search
    const bare = new URL(first)
    bare.search = ''

    for (const url of [
      crossed,
      bare,
      new URL('/__mock/processor/prs_000000000000?token=x', first),
    ]) {
      expect((await open(url.href)).status).toBe(404)
      expect((await payBy(url.href, cardOf('approved'))).status).toBe(404)
    }
  })

  it('CHK-4 treats a body that is not a form as an empty form, and refuses one that is too large', async () => {
    const { sandbox, visitor, choose, send } = await openProcessor()
    const placed = await visitor.book()
    const url = await choose(placed)
    const post = (body: string, type: string) =>
      sandbox.fetch(new Request(url, { method: 'POST', body, headers: { 'Content-Type': type } }))

    expect((await post('x', 'multipart/form-data')).status).toBe(200)
    expect((await post('{"act":"pay"}', 'application/json')).status).toBe(200)
    expect((await send(url, { act: 'pay', number: '4'.repeat(5000) })).status).toBe(413)
    expect((await visitor.payment(placed)).body.Flow).toBe('awaiting_transfer')
  })

  it('CHK-4 opens a page in the language of the storefront, which runs no script', async () => {
    const { sandbox, visitor, choose, open } = await openProcessor()
    const placed = await visitor.book()

    const page = await open(await choose(placed, 'CARD', 'zh-Hant'))

    const text = await page.text()
    expect(text).toContain('lang="zh-TW"')
    expect(text).toContain('選擇測試卡')
    expect(text).not.toMatch(/<script|style="|onclick/)
    const policy = page.headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:5173")
    const style = await sandbox.fetch(
      new Request('http://sandbox.test/__mock/processor/processor.css'),
    )
    expect(style.headers.get('Content-Type')).toContain('text/css')
  })
})
