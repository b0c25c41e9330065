import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { contentSecurityPolicy } from '../../content-security-policy.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

it('SUP-3 the policy lets nothing inline and nothing foreign run', () => {
  const scripts = /script-src ([^;]*)/.exec(contentSecurityPolicy)?.[1]

  expect(scripts).toBe("'self'")
  expect(contentSecurityPolicy).not.toMatch(/unsafe-|\*/)
})

it('SUP-3 the guide shows the policy that preview sends', () => {
  expect(read('../../docs/guides/deploying.md')).toContain(`"${contentSecurityPolicy}"`)
})

it('SUP-3 the page itself has no inline script or style', () => {
  const html = read('index.html')

  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
})
