import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it, onTestFinished } from 'vitest'

import { servePage } from './serve-page.ts'

function openBuilt() {
  const folder = mkdtempSync(join(tmpdir(), 'selat-page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), 'the console')
  writeFileSync(join(folder, 'enter.html'), 'the door')
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'void 0')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  return servePage(pathToFileURL(`${folder}/`))
}

it('APP-2 serves the console and the entry to a storefront, which run only their own scripts', async () => {
  const app = openBuilt()

  const [page, door] = await Promise.all([app.request('/'), app.request('/enter?user=x')])

  expect([await page.text(), await door.text()]).toEqual(['the console', 'the door'])
  for (const { headers } of [page, door]) {
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';")
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('Cache-Control')).toBe('no-store')
  }
})

it('APP-2 lets browsers cache its scripts for good', async () => {
  const script = await openBuilt().request('/assets/main-abc123.js')

  expect(await script.text()).toBe('void 0')
  expect(script.headers.get('Content-Type')).toContain('text/javascript')
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

it.each(['nothing.js', '..%2Fsecret.txt', '%2e%2e/secret.txt', '..%5Csecret.txt'])(
  'APP-2 serves only its own files, and not %s',
  async (name) => {
    expect((await openBuilt().request(`/assets/${name}`)).status).toBe(404)
  },
)
