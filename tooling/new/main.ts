import { join } from 'node:path'

import { root, run } from '../process/run.ts'
import { createComponent } from './create-component.ts'
import { createOperation } from './create-operation.ts'
import { createScreen } from './create-screen.ts'
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
  screen: {
    usage: 'screen FEATURE NAME, as in: pnpm new screen support opening-hours',
    make: async ([feature = '', name = '']) => {
      const files = createScreen({ tree: root, feature, name })
      await must('oxfmt', files)
      return `${listed(files)}\nWrite its texts in every language, then: npx pnpm@12 check`
    },
  },
  operation: {
    usage: 'operation RESOURCE NAME, as in: pnpm new operation support getOpeningHours',
    make: async ([resource = '', name = '']) => {
      const files = createOperation({ tree: root, resource, name })
      await must(
        'oxfmt',
        files.filter((file) => file.endsWith('.ts')),
      )
      await must('pnpm', ['run', 'generate'])
      await must('pnpm', ['run', 'docs:access'])
      return `${listed(files)}\nSay in the contract what it answers, then: npx pnpm@12 generate and npx pnpm@12 check`
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

function listed(files: string[]): string {
  return files.map((file) => `  ${file}`).join('\n')
}

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { capture: true })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${output}`)
}
