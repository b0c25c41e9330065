import { expect, it } from 'vitest'

import { readTemplate } from './document.ts'

const built = `<!doctype html><html><head>
<meta name="build" content="b1">
<script type="module" crossorigin src="/assets/start-1234567.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shell-1234567.js">
</head><body><div id="loading-screen"></div></body></html>`

const served = `<!doctype html><html><head>
<meta property="csp-nonce" nonce="n1">
<script type="module" nonce="n1">import { injectIntoGlobalHook } from "/@react-refresh"</script>
<script type="module" src="/@vite/client" nonce="n1"></script>
<script type="module" src="/src/main.tsx" nonce="n1"></script>
</head><body><div id="loading-screen"></div></body></html>`

it('APP-7 a rendered page starts the app of its build, and nothing before it', () => {
  expect(readTemplate(built)).toMatchObject({
    entry: '/assets/start-1234567.js',
    preloads: ['/assets/start-1234567.js', '/assets/shell-1234567.js'],
    scripts: '',
    nonce: undefined,
  })
})

it('DEV a rendered page in development has the development scripts before the app, and their nonce', () => {
  const { entry, scripts, metas, nonce } = readTemplate(served)

  expect(entry).toBe('/src/main.tsx')
  expect(scripts.match(/<script/g)).toHaveLength(2)
  expect(scripts).toContain('injectIntoGlobalHook')
  expect(metas).toContain('nonce="n1"')
  expect(nonce).toBe('n1')
})
