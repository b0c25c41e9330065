import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root } from '../process/run.ts'

const folder = join(root, 'docs/decisions')

it('TEST the index of the decisions lists each of them once, by its title', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const links = [...index.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, file]) => ({
    title,
    file,
  }))

  const records = readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .map((file) => ({ title: titleOf(file), file }))

  expect(records.length).toBeGreaterThan(60)
  expect(links.toSorted(byFile)).toEqual(records.toSorted(byFile))
})

function titleOf(file: string): string {
  const [first = ''] = readFileSync(join(folder, file), 'utf8').split('\n')
  return first.replace(/^# /, '').replace(' · ', ' ')
}

function byFile({ file: a = '' }: { file?: string }, { file: b = '' }: { file?: string }): number {
  return a < b ? -1 : 1
}
