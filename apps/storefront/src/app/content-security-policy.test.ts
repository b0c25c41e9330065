import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { contentSecurityPolicy, contentSecurityPolicyWith } from '../../content-security-policy.ts'
import { securityHeaders } from '../../security-headers.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

it('SUP-3 the policy runs no inline scripts and no scripts of other sites', () => {
  const scripts = /script-src ([^;]*)/.exec(contentSecurityPolicy)?.[1]

  expect(scripts).toBe("'self'")
  expect(contentSecurityPolicy).not.toMatch(/unsafe-|\*/)
})

it.each(Object.entries(securityHeaders))(
  'SUP-3 the guide shows the same %s as preview sends',
  (name, value) => {
    expect(read('../../docs/guides/deploying.md')).toContain(`add_header ${name} "${value}";`)
  },
)

it('SUP-3 a page may use the camera, and a window of another site cannot reach it', () => {
  expect(securityHeaders['Permissions-Policy']).toMatch(/^camera=\(self\), microphone=\(\)/)
  expect(securityHeaders['Cross-Origin-Opener-Policy']).toBe('same-origin')
})

it('SUP-3 the guide sends every page and every file over HTTPS only', () => {
  const guide = read('../../docs/guides/deploying.md')

  expect(
    guide.match(/add_header Strict-Transport-Security "max-age=31536000" always;/g),
  ).toHaveLength(3)
})

it('SUP-3 the page itself has no inline script or style', () => {
  const html = read('index.html')

  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
})

it('SUP-3 a page whose tenant posts events elsewhere may post there, and is otherwise as strict', () => {
  const policy = contentSecurityPolicyWith({ beacon: 'https://events.example:8443/in?of=site' })

  expect(policy).toContain("connect-src 'self' https://events.example:8443;")
  expect(policy.replace(' https://events.example:8443', '')).toBe(contentSecurityPolicy)
  for (const beacon of ['/events', null, undefined])
    expect(contentSecurityPolicyWith({ beacon })).toBe(contentSecurityPolicy)
})

it('SUP-3 DEV a page of the development server may use its nonce and style hash, and is otherwise as strict', () => {
  const policy = contentSecurityPolicyWith({ styleHash: 'h1', nonce: 'n1' })

  expect(policy).toContain("script-src 'self' 'nonce-n1';")
  expect(policy).toContain("style-src 'self' 'sha256-h1' 'nonce-n1';")
  expect(policy.replace(" 'nonce-n1'", '').replace(" 'sha256-h1' 'nonce-n1'", '')).toBe(
    contentSecurityPolicy,
  )
})
