import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type OperationId, operations } from '@selat/sdk/operations'
import { PROBLEM_CODES } from '@selat/sdk/problems'
import { expect, it } from 'vitest'

import { root } from '../process/run.ts'
import { describeProblems, described } from './describe-problems.ts'
import { isPlaceIn } from './pointers.ts'

const folder = join(root, 'docs/problems')
const messages = join(root, 'packages/i18n/messages')

it('ERR-3 the pages of problems are generated from the contract as it is now', () => {
  const names = readdirSync(folder)
  const pages = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])

  expect(Object.fromEntries(pages)).toEqual(describeProblems())
})

it('ERR-3 each problem has a page with its status, an example and what to do', () => {
  const pages = describeProblems()

  for (const code of PROBLEM_CODES) {
    expect(pages[`${code}.md`]).toContain(`Status ${described[code].status}.`)
    expect(pages[`${code}.md`]).toContain(`"code": "${code}"`)
    expect(pages[`${code}.md`]).toContain('What to do: ')
  }
})

it.each(readdirSync(messages))(
  'ERR-3 the texts of %s use only values that their problems declare',
  (language) => {
    const texts = textsOf(language)

    for (const code of PROBLEM_CODES) {
      const named = [...(texts[code] ?? '').matchAll(/\{\{(\w+)/g)].map(([, name]) => name)
      expect(Object.keys(described[code].params), code).toEqual(expect.arrayContaining(named))
    }
  },
)

it('ERR-3 the example of a problem points at a field of one of its operations', () => {
  const ids = Object.keys(operations) as OperationId[] // These are the registry's own keys.

  const lost = PROBLEM_CODES.flatMap((code) => {
    const answering = ids.filter((id) => operations[id].problemCodes.some((one) => one === code))
    return described[code].example.errors
      .map(({ pointer }) => pointer)
      .filter((pointer) => !answering.some((id) => isPlaceIn(id, pointer)))
      .map((pointer) => `${code} ${pointer}`)
  })

  expect(lost, 'example in openapi/schemas/problems.yaml').toEqual([])
})

it('ERR-3 the example of a problem has the words of its text', () => {
  const texts = textsOf('EN')

  for (const code of PROBLEM_CODES) {
    const [start = '', ...parts] = (texts[code] ?? '').split(/\{\{\w+\}\}/)
    const { detail } = described[code].example
    expect(detail.startsWith(start) && detail.endsWith(parts.at(-1) ?? start), code).toBe(true)
  }
})

function textsOf(language: string): Record<string, string> {
  const path = join(messages, language, 'problem.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string> // The messages' own tests check this shape.
}
