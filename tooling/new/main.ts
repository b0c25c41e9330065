import { join } from 'node:path'

import { root } from '../process/run.ts'
import { createComponent } from './create-component.ts'
import { createTenant } from './create-tenant.ts'

type Kind = { usage: string; make: (words: string[]) => Promise<string> | string }

const kinds: Record<string, Kind> = {
  tenant: {
    usage:
      'tenant FOLDER SLUG SYSTEM NAME, as in: pnpm new tenant my-tenants tioman 4200 "Tioman Boats"',
    make: ([folder = '', slug = '', system = '', name = '']) => {
      const made = createTenant({ folder, slug, system: Number(system), name })
      return `${made} is made. Start it: npx pnpm@12 dev --tenants ${folder}`
    },
  },
  component: {
    usage: 'component ITEM, as in: pnpm new component tooltip',
    make: async ([item = '']) => {
      const made = await createComponent({ item, folder: join(root, 'packages/ui') })
      return `packages/ui has ${made.join(' and ')}. What to look at now: docs/guides/adding-a-component.md`
    },
  },
}

const [word = '', ...words] = process.argv.slice(2)
const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined
try {
  if (!kind) throw new Error(Object.values(kinds).map(toLine).join('\n'))
  // Names stand in capitals in the usage, before its example.
  const wanted = kind.usage.split(',')[0]?.match(/\b[A-Z]+\b/g)?.length
  if (words.length !== wanted || words.includes('')) throw new Error(toLine(kind))
  console.log(await kind.make(words))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function toLine({ usage }: Kind): string {
  return `pnpm new ${usage}`
}
