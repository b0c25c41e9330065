import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createComponent } from '../new/create-component.ts'
import { commandFile, root, run } from '../process/run.ts'

// This step adds a component to a copy of the package by the shadcn command, from a local registry. The component must be
// beside the others, use `cn` and an existing component, leave the styles unchanged, and pass types and lint.
const copy = mkdtempSync(join(tmpdir(), 'selat-component-'))
const registry = createServer((request, response) => {
  const body = answers[request.url ?? '']
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body ?? {}))
})
registry.listen(0, '127.0.0.1')

const noColours = { light: {}, dark: {} }
const answers: Record<string, object> = {
  '/r/colors/neutral.json': {
    ...{ inlineColors: noColours, cssVars: noColours },
    ...{ inlineColorsTemplate: '', cssVarsTemplate: '' },
  },
  '/r/styles/new-york-v4/pressable.json': {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: 'pressable',
    type: 'registry:ui',
    files: [
      {
        path: 'registry/new-york/ui/pressable.tsx',
        type: 'registry:ui',
        content: [
          'import { type ComponentProps } from "react"',
          'import { cn } from "@/lib/utils"',
          'import { Button } from "@/registry/new-york/ui/button"',
          'export function Pressable({ className, ...props }: ComponentProps<typeof Button>) {',
          '  return <Button data-slot="pressable" className={cn("w-full", className)} {...props} />',
          '}',
        ].join('\n'),
      },
    ],
  },
}

try {
  await once(registry, 'listening')
  // a server that listens on a port has an address with one
  const { port } = registry.address() as AddressInfo
  const folder = join(copy, 'packages/ui')
  mkdirSync(folder, { recursive: true })
  for (const part of ['src', '.storybook', 'package.json', 'components.json', 'tsconfig.json'])
    cpSync(join(root, 'packages/ui', part), join(folder, part), { recursive: true })
  for (const part of ['tooling/tsconfig', 'tooling/lint', '.oxlintrc.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'packages/ui/node_modules'), join(folder, 'node_modules'))

  const env = { REGISTRY_URL: `http://127.0.0.1:${port}/r` }
  const made = await createComponent({ item: 'pressable', folder, env })

  if (made.join() !== 'src/pressable.tsx') throw new Error(`It made ${made.join(', ')}.`)
  const source = readFileSync(join(folder, 'src/pressable.tsx'), 'utf8')
  for (const neighbour of ["'./cn.ts'", "'./button.tsx'"])
    if (!source.includes(neighbour)) throw new Error(`It does not name ${neighbour}:\n${source}`)
  const [before, after] = [join(root, 'packages/ui'), folder].map((place) =>
    readFileSync(join(place, 'src/styles.css'), 'utf8'),
  )
  if (before !== after) throw new Error('It changed the styles.')
  const types = [commandFile(root, 'typescript', 'tsc'), '-p', folder]
  const { code, output } = await run(process.execPath, types, { capture: true })
  if (code !== 0) throw new Error(output)
  const linted = await run('oxlint', ['packages/ui/src/pressable.tsx'], {
    cwd: copy,
    capture: true,
  })
  if (linted.code !== 0) throw new Error(linted.output)
  console.log(
    'an added component stands beside the others, names them by file, compiles and passes lint',
  )
} finally {
  registry.close()
  rmSync(copy, { recursive: true, force: true })
}
