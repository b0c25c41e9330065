import { join } from 'node:path'

import { answerHelp } from '../process/answer-help.ts'
import { root, run } from '../process/run.ts'
import { createComponent } from './create-component.ts'
import { createLanguage, modulesNamingLanguages } from './create-language.ts'
import { createOperation } from './create-operation.ts'
import { createScreen } from './create-screen.ts'
import { createTenant } from './create-tenant.ts'

type Kind = {
  /** The arguments, in their order, including named options. */
  takes: readonly string[]
  example: string
  make: (words: string[]) => Promise<string> | string
}

const kinds: Record<string, Kind> = {
  tenant: {
    takes: ['FOLDER', 'SLUG', 'SYSTEM', 'NAME'],
    example: 'npx pnpm@12 new tenant my-tenants tioman 4200 "Tioman Boats"',
    make: ([folder = '', slug = '', system = '', name = '']) => {
      const made = createTenant({ folder, slug, system: Number(system), name })
      return `${made} is made, with the products, logins, pictures and contacts of Selat Riau Line until you change them (docs/guides/adding-a-tenant.md).\nStart it: npx pnpm@12 dev --tenants ${folder}`
    },
  },
  screen: {
    takes: ['FEATURE', 'NAME'],
    example: 'npx pnpm@12 new screen support opening-hours',
    make: async ([feature = '', name = '']) => {
      const files = createScreen({ tree: root, feature, name })
      await must('oxfmt', files)
      return `${listed(files)}\nThe page is at /${name}. Write its texts in every language, then: npx pnpm@12 check`
    },
  },
  operation: {
    takes: ['RESOURCE', 'NAME'],
    example: 'npx pnpm@12 new operation support getOpeningHours',
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
  language: {
    takes: ['CODE', 'LOCALE', '--from', 'LANGUAGE'],
    example: 'npx pnpm@12 new language KO ko-KR --from EN',
    make: async ([code = '', locale = '', , from = '']) => {
      const files = createLanguage({ tree: root, code, locale, from })
      await must(
        'oxfmt',
        files.filter((file) => !file.endsWith('.yaml')),
      )
      await must('pnpm', ['run', 'generate'])
      return languageText({ code, from, files, named: modulesNamingLanguages(root, files) })
    },
  },
  component: {
    takes: ['ITEM'],
    example: 'npx pnpm@12 new component tooltip',
    make: async ([item = '']) => {
      const made = await createComponent({ item, folder: join(root, 'packages/ui') })
      return `packages/ui has ${made.join(' and ')}. What to look at now: docs/guides/adding-a-component.md`
    },
  },
}

const usages = Object.keys(kinds).map(usageOf).join('\n')
answerHelp(usages)
const [word = '', ...words] = process.argv.slice(2)
const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined
try {
  if (!kind) {
    const unknown = word === '' ? [] : [`There is nothing called “${word}” to make. There are:`]
    throw new Error([...unknown, usages].join('\n'))
  }
  if (!fits(kind, words)) throw new Error(usageOf(word))
  console.log(await kind.make(words))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Whether there is a value for each argument, and each option is in its place. */
function fits({ takes }: Kind, given: readonly string[]): boolean {
  return (
    given.length === takes.length &&
    takes.every((taken, place) =>
      taken.startsWith('--') ? given[place] === taken : given[place] !== '',
    )
  )
}

type MadeLanguage = { code: string; from: string; files: string[]; named: string[] }

function languageText({ code, from, files, named }: MadeLanguage): string {
  return `${listed(files)}

${code} is a draft: its texts are those of ${from}. To do:
- Translate the files named by ${code}. Look its row of packages/i18n/src/languages.ts over.
- Offer it where it shall be spoken: \`languages\` in a tenant's tenant.json.
- These name languages one by one, and may have to name ${code}:
${listed(named)}
- Then take \`draftOf\` out of its row. Tests and the start of the mock tell all that is still ${from}'s or missing.`
}

function usageOf(name: string): string {
  const { takes = [], example = '' } = kinds[name] ?? {}
  return `pnpm new ${[name, ...takes].join(' ')}, as in: ${example}`
}

function listed(files: string[]): string {
  return files.map((file) => `  ${file}`).join('\n')
}

async function must(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { capture: true })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${output}`)
}
