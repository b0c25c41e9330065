import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const folders = ['..', '../../../../packages/ui/src'].map((path) => join(import.meta.dirname, path))

it('APP-3 icons are drawn by their class alone, because the build leaves out what else Lucide could do', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') })),
  )
  const icons = (code: string) =>
    [...code.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().replace(/.* as /, ''))
      .filter((name) => name !== '')
  const users = files.filter(({ code }) => code.includes('lucide-react'))
  const special = users.flatMap(({ name, code }) =>
    icons(code)
      .flatMap((icon) => [...code.matchAll(new RegExp(`<${icon}\\s[^>]*`, 'g'))])
      .filter(([tag]) => /\s(size|color|absoluteStrokeWidth|nonScalingStroke)=/.test(tag))
      .map(([tag]) => `${name}: ${tag}`),
  )

  expect(users.length).toBeGreaterThan(20)
  expect(special).toEqual([])
})
