import { expect, it } from 'vitest'

import { describeFailure } from './describe-failure.ts'

it('DEV a page that could not be rendered says why and where, and reloads by itself', () => {
  const error = new Error('Cannot read <Sailing>')
  error.stack =
    'Error: Cannot read <Sailing>\n    at HomePage (/src/features/base/pages/home-page.tsx:31:9)'

  const page = describeFailure(error)

  expect(page).toContain('Cannot read &lt;Sailing&gt;')
  expect(page).toContain('home-page.tsx:31:9')
  expect(page).not.toContain('<Sailing>')
  expect(page).toContain('src="/@vite/client"')
})

it('DEV a file that could not be compiled is shown with the lines around the mistake', () => {
  const error = Object.assign(new Error('Unexpected token'), { frame: '12 | const a = =' })

  const page = describeFailure(new Error('A page has not arrived.', { cause: error }))

  expect(page).toContain('12 | const a = =')
  expect(page.indexOf('Unexpected token')).toBeLessThan(page.indexOf('A page has not arrived.'))
})

it('DEV the colours that a compiler adds for a terminal are removed', () => {
  const red = (text: string) => `\u001B[31m${text}\u001B[0m`
  const error = Object.assign(new Error(red('PARSE_ERROR')), { frame: red('12 | const a = =') })

  const page = describeFailure(error)

  expect(page).toContain('<h2>PARSE_ERROR</h2>')
  expect(page).toContain('<pre>12 | const a = =</pre>')
})
