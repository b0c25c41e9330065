import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Draft, intoList } from './edit-file.ts'
import { toCamel, toPascal } from './spellings.ts'

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
/** Matches the first namespace that a component requests. */
const NAMESPACE = /useTranslation\(\[?'([\w-]+)'/g
const FEATURES = 'apps/storefront/src/features'
const ROUTES = 'apps/storefront/src/app/routes.tsx'
const PATHS = 'apps/storefront/src/shared/app/paths.ts'
const MESSAGES = 'packages/i18n/messages'

/**
 * The first texts of a screen in every language, because the test of texts fails if one is missing.
 */
const words: Readonly<Record<string, { title: string; lead: string }>> = {
  EN: { title: 'New page', lead: 'What this page is for will stand here.' },
  ID: { title: 'Halaman baru', lead: 'Kegunaan halaman ini akan tertulis di sini.' },
  ZH: { title: '新页面', lead: '此页面的用途将写在这里。' },
  ZHTD: { title: '新頁面', lead: '此頁面的用途將寫在這裡。' },
  ZHSM: { title: '新页面', lead: '此页面的用途将写在这里。' },
}

export type NewScreen = {
  tree: string
  /** A folder of the storefront's features. */
  feature: string
  /** The name of its address, its file and its group of texts, such as `opening-hours`. */
  name: string
}

/**
 * Creates a screen. Returns the created and changed files. Throws one sentence if it cannot be created.
 */
export function createScreen({ tree, feature, name }: NewScreen): string[] {
  const features = readdirSync(join(tree, FEATURES))
  if (!features.includes(feature))
    throw new Error(`There is no feature "${feature}". There are ${features.join(', ')}.`)
  if (!NAME.test(name))
    throw new Error(
      `A screen has small letters, digits and hyphens, as opening-hours, not "${name}".`,
    )
  const texts = textsOf(tree, feature)
  const draft = new Draft(tree)
  const page = { name, group: toCamel(name), component: `${toPascal(name)}Page`, texts }
  const folder = `${FEATURES}/${feature}/pages`
  if (new RegExp(`page\\(\\s*'/${name}'`).test(draft.read(ROUTES)))
    throw new Error(`There is a page at /${name} already.`)
  if (draft.read(PATHS).includes(`\n  ${page.group}: `))
    throw new Error(`${PATHS} has a link ${page.group} already.`)
  draft.make(`${folder}/${name}-page.tsx`, pageText(page))
  draft.make(`${folder}/${name}-page.test.tsx`, testText(page))
  for (const language of readdirSync(join(tree, MESSAGES)))
    draft.change(`${MESSAGES}/${language}/${texts}.json`, (text) =>
      withGroup(text, page.group, words[language] ?? words['EN']),
    )
  register(draft, feature, page)
  return draft.write()
}

/**
 * Returns the namespace of a feature's texts: the one with its name, also in the singular, or else the one that its
 * components use most frequently.
 */
function textsOf(tree: string, feature: string): string {
  const isThere = (namespace: string) => existsSync(join(tree, MESSAGES, 'EN', `${namespace}.json`))
  const found = [feature, feature.replace(/s$/, ''), askedMostBy(tree, feature)].find(isThere)
  if (found === undefined)
    throw new Error(
      `No component of ${feature} asks for texts, so its first screen is made by hand.`,
    )
  return found
}

function askedMostBy(tree: string, feature: string): string {
  const folder = join(tree, FEATURES, feature)
  const asked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(NAMESPACE)])
    .map(([, namespace = '']) => namespace)
  const byNamespace = [...Map.groupBy(asked, (namespace) => namespace)]
  const [most = ''] = byNamespace.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  return most
}

type Page = { name: string; group: string; component: string; texts: string }

function register(draft: Draft, feature: string, { name, group, texts }: Page): void {
  const app = 'apps/storefront/src'
  const rows: readonly [file: string, beginning: string, line: string][] = [
    [
      ROUTES,
      'export const pages: PageRoute[] = [',
      `  page('/${name}', () => import('../features/${feature}/pages/${name}-page.tsx'), { texts: ['${texts}'] }),`,
    ],
    [PATHS, 'export const paths = {', `  ${group}: () => '/${name}',`],
    [`${app}/shared/app/paths.test.ts`, 'const links: ', `  ${group}: paths.${group}(),`],
    [`${app}/app/routes.test.ts`, 'const decided = [', `  '/${name}',`],
    [
      'apps/storefront/e2e/every-page/visits.ts',
      'export const visits: ',
      `  plain('guest', '/${name}', 'as it opens'),`,
    ],
  ]
  for (const [file, beginning, line] of rows)
    draft.change(file, (text) => intoList(text, beginning, line))
}

function withGroup(text: string, group: string, said: object | undefined): string {
  const messages: Record<string, unknown> = JSON.parse(text)
  if (Object.hasOwn(messages, group)) throw new Error(`There are texts of "${group}" already.`)
  return `${JSON.stringify({ ...messages, [group]: said }, null, 2)}\n`
}

function pageText({ component, group, texts }: Page): string {
  return `import { useTranslation } from '@selat/i18n'
import { PageHeading } from '@selat/ui/page-heading'

import { PageMeta } from '../../../shared/app/page-meta.tsx'

export default function ${component}() {
  const { t } = useTranslation('${texts}')
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 md:py-14">
      <PageMeta title={t('${group}.title')} />
      <PageHeading lead={t('${group}.lead')}>{t('${group}.title')}</PageHeading>
    </div>
  )
}
`
}

function testText({ group }: Page): string {
  const headings = Object.entries(words).map(([code, { title }]) => `  ['${code}', '${title}'],`)
  return `import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { renderApp } from '../../../test/render-app.tsx'

it.each([
${headings.join('\n')}
] as const)('I18-1 NAV-2 the page has its heading in %s', async (language, name) => {
  const { screen } = await renderApp(paths.${group}(), { language })

  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
})
`
}
