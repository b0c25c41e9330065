import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { readPages } from '../../page-files.ts'
import { pages } from './routes.tsx'

const folder = join(import.meta.dirname, '../..')

/** Matches the hooks by which a plugin gives a module other code than its file has. */
const changesCode = /\b(?:load|transform|renderChunk)\b\s*[(:]/

it('BENCH no build plugin changes the code of a module', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  expect(files).toContain('vite.config.ts')

  const changing = files.filter((name) =>
    changesCode.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(changing).toEqual([])
})

it('BENCH the build finds the module of every page that a server renders', () => {
  const found = new Map(readPages().map(({ path, module }) => [path, module]))
  const rendered = pages.filter(({ isRendered }) => isRendered)
  expect(rendered.length).toBeGreaterThan(10)

  for (const { path } of rendered) expect(existsSync(found.get(path) ?? ''), path).toBe(true)
})
