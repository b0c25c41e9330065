import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { root } from '../process/run.ts'
import { createComponent, toNeighbours } from './create-component.ts'

const ui = join(root, 'packages/ui')
const read = (file: string) => JSON.parse(readFileSync(join(ui, file), 'utf8'))

it('DEV the paths in components.json are those of the components', () => {
  const { aliases, tailwind } = read('components.json')
  const { imports } = read('package.json')

  expect(existsSync(join(ui, tailwind.css))).toBe(true)
  expect(imports[`${aliases.ui}/*`].replace('*', 'button')).toBe('./src/button.tsx')
  expect(existsSync(join(ui, imports[`${aliases.lib}/*`].replace('*', 'cn')))).toBe(true)
  expect(aliases.utils).toBe(`${aliases.lib}/cn`)
})

it('DEV an added component imports its neighbours by file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selat-new-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/cn.ts'), '')
  const added = `import { cn } from "#lib/cn"\nimport { Button } from '#ui/button'\nimport { cva } from 'cva'\n`

  expect(toNeighbours(added, folder)).toBe(
    `import { cn } from "./cn.ts"\nimport { Button } from './button.tsx'\nimport { cva } from 'cva'\n`,
  )
})

it.each([
  ['a name that is none', 'Tooltip Card', 'A component has a name'],
  ['an option of the command', '--overwrite', 'A component has a name'],
  ['a component that is there', 'button', 'is there already'],
])('DEV the command refuses %s', async (_what, item, sentence) => {
  await expect(createComponent({ item, folder: ui })).rejects.toThrow(sentence)
})
