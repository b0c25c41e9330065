import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

import { describe, expect, it } from 'vitest'

import { root, run } from '../process/run.ts'
import { withTree } from './planted-tree.ts'

const folders = {
  command: 'packages/command',
  domain: 'packages/domain',
  ui: 'packages/ui',
  i18n: 'packages/i18n',
  sdk: 'packages/sdk',
  'mock-api': 'apps/mock-api',
  storefront: 'apps/storefront',
  examples: 'examples',
  tooling: 'tooling',
}
type Name = keyof typeof folders

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Returns a workspace of two packages with the real tags, in which one imports the other. */
function workspace(from: Name, to: Name) {
  const manifest = (name: Name, dependencies: object) =>
    JSON.stringify({ name: `@selat/${name}`, exports: { '.': './src/index.ts' }, dependencies })
  return {
    'package.json': JSON.stringify({ name: 'planted', packageManager: 'pnpm@12.21.0' }),
    'pnpm-workspace.yaml': 'packages: [packages/*, apps/*, examples, tooling]\n',
    'pnpm-lock.yaml': read('pnpm-lock.yaml'),
    'turbo.json': read('turbo.json'),
    [`${folders[to]}/package.json`]: manifest(to, {}),
    [`${folders[to]}/turbo.json`]: read(`${folders[to]}/turbo.json`),
    [`${folders[to]}/src/index.ts`]: 'export const a = 1\n',
    [`${folders[from]}/package.json`]: manifest(from, { [`@selat/${to}`]: 'workspace:*' }),
    [`${folders[from]}/turbo.json`]: read(`${folders[from]}/turbo.json`),
    [`${folders[from]}/src/index.ts`]: `export { a } from '@selat/${to}'\n`,
  }
}

const boundaries = (files: Record<string, string>) =>
  withTree(files, (tree) =>
    run('turbo', ['boundaries', '--no-color'], { cwd: tree, capture: true }),
  )

const pairs = (list: [Name, Name][]) => list.map(([from, to]) => ({ from, to }))

describe('package tags', () => {
  it.each(
    pairs([
      ['i18n', 'domain'],
      ['sdk', 'domain'],
      ['mock-api', 'command'],
      ['mock-api', 'sdk'],
      ['mock-api', 'i18n'],
      // Only the mock's console uses it, which a wall between folders proves (walls.test.ts).
      ['mock-api', 'ui'],
      ['storefront', 'ui'],
      ['storefront', 'mock-api'],
    ]),
  )('WALL the package $from may import $to', async ({ from, to }) => {
    const { code, output } = await boundaries(workspace(from, to))

    expect(output).toContain('no issues found')
    expect(code).toBe(0)
  })

  it.each(
    pairs([
      ['command', 'domain'],
      ['domain', 'ui'],
      ['domain', 'sdk'],
      ['ui', 'i18n'],
      ['ui', 'sdk'],
      ['ui', 'domain'],
      ['i18n', 'sdk'],
      ['sdk', 'mock-api'],
      ['mock-api', 'storefront'],
      ['storefront', 'examples'],
      ['storefront', 'tooling'],
    ]),
  )('WALL the package $from may not import $to', async ({ from, to }) => {
    const { code, output } = await boundaries(workspace(from, to))

    expect(output).toContain(`Package \`@selat/${to}\` found without any tag listed in allowlist`)
    expect(code).toBe(1)
  })

  it('WALL a path that leaves the package is refused', async () => {
    const { code, output } = await boundaries({
      ...workspace('storefront', 'ui'),
      'apps/storefront/src/escape.ts': "export { a } from '../../../packages/ui/src/index.ts'\n",
    })

    expect(output).toContain('leaves the package')
    expect(code).toBe(1)
  })
})

describe('the door of the generated code', () => {
  it('WALL the SDK exports no generated files', () => {
    const { exports } = JSON.parse(read('packages/sdk/package.json')) as { exports: object }

    const doors = Object.entries(exports)

    expect(doors.length).toBeGreaterThan(0)
    expect(doors.filter(([path]) => path.includes('*') || path.includes('generated'))).toEqual([])
  })

  it('WALL an import of a generated file does not compile', async () => {
    const [file = ''] = readdirSync(join(root, 'packages/sdk/src/generated'), { recursive: true })
      .map((name) => String(name).split(sep).join('/'))
      .filter((name) => name.endsWith('.ts'))
    expect(file).not.toBe('')

    const { code, output } = await withTree(
      {
        'tsconfig.json': JSON.stringify({
          extends: join(root, 'tooling/tsconfig/base.json'),
          include: ['*.ts'],
        }),
        'deep.ts': `export * from '@selat/sdk/src/generated/${file}'\n`,
      },
      (tree) => run('tsc', ['-p', tree], { cwd: tree, capture: true }),
      { 'node_modules/@selat/sdk': join(root, 'packages/sdk') },
    )

    expect(output).toContain(`Cannot find module '@selat/sdk/src/generated/${file}'`)
    expect(code).not.toBe(0)
  })
})
