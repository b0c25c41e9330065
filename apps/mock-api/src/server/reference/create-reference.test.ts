import { operations } from '@selat/sdk/operations'
import { PROBLEM_CODES, PROBLEMS } from '@selat/sdk/problems'
import { expect, it } from 'vitest'

import { createReference } from './create-reference.ts'

const reference = createReference()
const read = async (path: string) => {
  const response = await reference.request(path)
  return { response, text: await response.text() }
}

/** The addresses that a page or a style sheet loads. */
const asksFor = (text: string) =>
  [...text.matchAll(/(?:src|href)="([^"#]+)"|url\(['"]?([^'")]+)/g)].map(
    ([, attribute, url]) => attribute ?? url ?? '',
  )

it('API-1 the contract is served complete, with the origin of the request as its server', async () => {
  const { response, text } = await read('/openapi.json')

  const contract = JSON.parse(text) as { paths: Record<string, unknown>; servers: unknown }
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(contract.servers).toEqual([{ url: '/' }])
  expect(Object.keys(contract.paths)).toEqual(
    expect.arrayContaining(Object.values(operations).map(({ path }) => path)),
  )
})

it('API-1 the reference loads nothing from other hosts, and its policy forbids it', async () => {
  for (const page of ['/docs', '/docs/problems']) {
    const { response, text } = await read(page)
    const policy = response.headers.get('Content-Security-Policy') ?? ''

    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:|\*/)
    const own = asksFor(text).filter((url) => url.startsWith('/docs/assets/'))
    expect(asksFor(text).filter((url) => !url.startsWith('/'))).toEqual([])
    for (const asset of own) expect((await reference.request(asset)).status, asset).toBe(200)
  }
})

it('API-1 styles load only fonts and styles of their own', async () => {
  const own = await Promise.all(
    ['reference.css', 'operations.css'].map((file) => read(`/docs/assets/${file}`)),
  )

  const files = own.flatMap(({ text }) => asksFor(text)).filter((url) => !url.startsWith('data:'))
  const answers = await Promise.all(files.map((file) => read(`/docs/assets/${file}`)))
  expect(files).toEqual(['plus-jakarta-sans.woff2', 'swagger-ui.css'])
  expect(answers.map(({ response }) => response.status)).toEqual(files.map(() => 200))
  const styles = answers.filter((_answer, index) => files[index]?.endsWith('.css'))
  const further = styles.flatMap((style) => asksFor(style.text))
  expect(further.filter((url) => !url.startsWith('data:'))).toEqual([])
})

it('API-1 the licences of shipped files are shipped too', async () => {
  for (const file of [
    'swagger-ui.LICENSE.txt',
    'swagger-ui.NOTICE.txt',
    'plus-jakarta-sans.LICENSE.txt',
  ])
    expect((await read(`/docs/assets/${file}`)).text.length, file).toBeGreaterThan(40)
})

it('ERR-3 the list of problems has every code, with its text and a scenario that forces it', async () => {
  const { text } = await read('/docs/problems')

  expect(PROBLEM_CODES.filter((code) => !text.includes(`id="${code}"`))).toEqual([])
  expect(text).toContain('Product currently not available, please book before 11 Dec 2026')
  expect(text).toContain('<code>login-wrong-password</code>')
  expect(text).not.toMatch(/\{\{|undefined/)
})

it('ERR-3 the reference lists the refusals of each operation by status, with an example and a link to the meaning', async () => {
  const contract = JSON.parse((await read('/docs/contract.json')).text)
  const { text } = await read('/docs/assets/reference.js')

  expect(text).toContain("url: '/docs/contract.json'")
  for (const { method, path, problemCodes } of Object.values(operations)) {
    const { responses } = contract.paths[path][method]
    for (const code of problemCodes) {
      const { description, content } = responses[PROBLEMS[code].status]
      expect(description).toContain(`[\`${code}\`](/docs/problems#${code}) `)
      expect(content['application/problem+json'].examples[code].value).toMatchObject({ code })
    }
  }
})

it('ERR-3 the list of problems says what to do, and links to the operations', async () => {
  const { text } = await read('/docs/problems')

  for (const code of PROBLEM_CODES) {
    const [, entry = ''] = text.split(`id="${code}"`)
    expect(entry).toContain('<b>What to do:</b>')
    expect(entry).toContain(`&quot;code&quot;: &quot;${code}&quot;`)
    for (const param of Object.keys(PROBLEMS[code].params))
      expect(entry).toContain(`<code>${param}</code>`)
  }
  expect(text).toContain('<a href="/docs#/cart/addToCart"><code>addToCart</code></a>')
})

it.each(['..%2f..%2fpackage.json', 'package.json', '__proto__', 'constructor'])(
  'API-1 no other file is served as an asset: %s',
  async (name) => {
    expect((await read(`/docs/assets/${name}`)).response.status).toBe(404)
  },
)
