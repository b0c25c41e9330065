const app = 'apps/storefront/src'
export const fine = {
  [`${app}/main.tsx`]: "import './app/routes.tsx'\n",
  [`${app}/app/routes.tsx`]:
    "export const home = () => import('../features/base/pages/home-page.tsx')\n",
  [`${app}/app/pages/desk-page.tsx`]:
    "export { Hero } from '../../features/base/pages/home-page.tsx'\n",
  [`${app}/features/base/pages/home-page.tsx`]:
    "export { Hero } from '../components/hero.tsx'\nexport { paths } from '../../../shared/paths.ts'\n",
  [`${app}/features/base/components/hero.tsx`]: 'export const Hero = () => null\n',
  [`${app}/features/cart/model/total.ts`]: 'export const total = 1\n',
  [`${app}/features/cart/model/line.ts`]:
    "import { total } from './total.ts'\nexport type Line = { amount: number }\nexport const line = { amount: total }\n",
  [`${app}/shared/paths.ts`]: "export const paths = { home: '/' }\n",
  'packages/domain/src/index.ts': 'export const limit = 10\n',
  'packages/ui/src/button.tsx': 'export const Button = () => null\n',
  'packages/ui/src/styles.css': ':root { --sea: oklch(0.3 0.05 220); }\n',
  'packages/sdk/src/index.ts': "export { schema } from './generated/schema.ts'\n",
  'packages/sdk/src/generated/schema.ts': 'export const schema = 1\n',
  'apps/mock-api/src/index.ts': 'export const mock = 1\n',
  'apps/mock-api/src/world/tenants/nusa/tenant.json':
    '{ "name": "Nusa Strait Travel", "legalName": "PT Nusa", "web": "www.nusa.test" }\n',
  'apps/mock-api/src/world/tenants/b2b/tenant.json':
    '{ "name": "Partners of the Strait", "legalName": "PT Partners", "web": "b2b.nusa.test" }\n',
  'apps/mock-api/lab/testing/tenants/johor/tenant.json':
    '{ "name": "Tebrau Crossings", "legalName": "Tebrau Sdn Bhd", "web": "johor.nusa.test" }\n',
  'packages/i18n/messages/EN/base.json': '{ "home": "Batam, Bintan and Johor" }\n',
}

export type Planted = {
  id: string
  breach: string
  path: string
  text: string
  and?: Record<string, string>
  /** Every line that the walls must report, without the comment behind an import. */
  lines: string[]
}

const longSentence = `A sentence ${'of many words '.repeat(12)}ends late.`

export const planted: Planted[] = [
  {
    id: 'WALL',
    breach: 'features-are-islands',
    path: `${app}/features/base/components/hero.tsx`,
    text: "export { total } from '../../cart/model/total.ts'\n",
    lines: [
      `features-are-islands: ${app}/features/base/components/hero.tsx -> ${app}/features/cart/model/total.ts`,
    ],
  },
  {
    id: 'WALL',
    breach: 'features-are-islands',
    path: `${app}/features/base/components/typed.ts`,
    text: "import type { total } from '../../cart/model/total.ts'\nexport type T = typeof total\n",
    lines: [
      `features-are-islands: ${app}/features/base/components/typed.ts -> ${app}/features/cart/model/total.ts`,
    ],
  },
  {
    id: 'WALL',
    breach: 'features-look-down',
    path: `${app}/features/cart/pages/cart-page.tsx`,
    text: "export { home } from '../../../app/routes.tsx'\n",
    lines: [
      `features-look-down: ${app}/features/cart/pages/cart-page.tsx -> ${app}/app/routes.tsx`,
    ],
  },
  {
    id: 'WALL',
    breach: 'app-enters-by-pages',
    path: `${app}/app/layout.tsx`,
    text: "export { total } from '../features/cart/model/total.ts'\n",
    lines: [`app-enters-by-pages: ${app}/app/layout.tsx -> ${app}/features/cart/model/total.ts`],
  },
  {
    id: 'WALL',
    breach: 'pages-are-lazy',
    path: `${app}/app/layout.tsx`,
    text: "export { Hero } from '../features/base/pages/home-page.tsx'\n",
    lines: [`pages-are-lazy: ${app}/app/layout.tsx -> ${app}/features/base/pages/home-page.tsx`],
  },
  {
    id: 'WALL',
    breach: 'pages-are-lazy',
    path: `${app}/app/layout.tsx`,
    text: "export { Hero } from './pages/desk-page.tsx'\n",
    lines: [`pages-are-lazy: ${app}/app/layout.tsx -> ${app}/app/pages/desk-page.tsx`],
  },
  {
    id: 'WALL',
    breach: 'app-enters-by-pages',
    path: `${app}/app/pages/desk-page.tsx`,
    text: "export { Hero } from '../../features/base/components/hero.tsx'\n",
    lines: [
      `app-enters-by-pages: ${app}/app/pages/desk-page.tsx -> ${app}/features/base/components/hero.tsx`,
    ],
  },
  {
    id: 'WALL',
    breach: 'shared-looks-down',
    path: `${app}/shared/header.tsx`,
    text: "export { total } from '../features/cart/model/total.ts'\n",
    lines: [`shared-looks-down: ${app}/shared/header.tsx -> ${app}/features/cart/model/total.ts`],
  },
  {
    id: 'WALL',
    breach: 'no-cycles',
    path: `${app}/features/cart/model/total.ts`,
    text: "export { sum } from './sum.ts'\n",
    and: {
      [`${app}/features/cart/model/sum.ts`]: "export { sum as total } from './total.ts'\n",
    },
    lines: [
      `no-cycles: ${app}/features/cart/model/sum.ts -> ${app}/features/cart/model/total.ts -> ${app}/features/cart/model/sum.ts`,
    ],
  },
  {
    id: 'WALL',
    breach: 'no-cycles',
    path: `${app}/features/cart/model/total.ts`,
    text: "import type { Sum } from './sum.ts'\nexport type Total = Sum | null\n",
    and: {
      [`${app}/features/cart/model/sum.ts`]:
        "import type { Total } from './total.ts'\nexport type Sum = { total: Total }\n",
    },
    lines: [
      `no-cycles: ${app}/features/cart/model/sum.ts -> ${app}/features/cart/model/total.ts -> ${app}/features/cart/model/sum.ts`,
    ],
  },
  {
    id: 'WALL',
    breach: 'tests-stay-out',
    path: `${app}/shared/fake.ts`,
    text: "export { mock } from '../../../mock-api/src/index.ts'\n",
    lines: [`tests-stay-out: ${app}/shared/fake.ts -> apps/mock-api/src/index.ts`],
  },
  {
    id: 'WALL',
    breach: 'tests-stay-out',
    path: `${app}/shared/paths.ts`,
    text: "import { paths } from './paths.test.ts'\nexport { paths }\n",
    and: { [`${app}/shared/paths.test.ts`]: 'export const paths = {}\n' },
    lines: [`tests-stay-out: ${app}/shared/paths.ts -> ${app}/shared/paths.test.ts`],
  },
  {
    id: 'WALL',
    breach: 'short-sentences',
    path: 'packages/domain/src/long.ts',
    text: `// ${longSentence}\n`,
    lines: [`short-sentences: packages/domain/src/long.ts: ${longSentence}`],
  },
  {
    id: 'WALL',
    breach: 'mock-serves-without-pages',
    path: 'apps/mock-api/src/index.ts',
    text: "export { Badge } from '../../../packages/ui/src/badge.tsx'\n",
    and: { 'packages/ui/src/badge.tsx': 'export const Badge = () => null\n' },
    lines: ['mock-serves-without-pages: apps/mock-api/src/index.ts -> packages/ui/src/badge.tsx'],
  },
  {
    id: 'WALL',
    breach: 'console-enters-by-its-client',
    path: 'apps/mock-api/console/src/main.ts',
    text: "export { store } from '../../src/store.ts'\n",
    and: { 'apps/mock-api/src/store.ts': 'export const store = 1\n' },
    lines: [
      'console-enters-by-its-client: apps/mock-api/console/src/main.ts -> apps/mock-api/src/store.ts',
    ],
  },
  {
    id: 'WALL',
    breach: 'generated-has-one-door',
    path: 'apps/mock-api/src/index.ts',
    text: "export { schema } from '../../../packages/sdk/src/generated/schema.ts'\n",
    lines: [
      'generated-has-one-door: apps/mock-api/src/index.ts -> packages/sdk/src/generated/schema.ts',
    ],
  },
  {
    id: 'WALL',
    breach: 'ui-knows-no-app',
    path: 'packages/ui/src/link.tsx',
    text: "export { Link } from 'react-router-dom'\n",
    lines: [
      'ui-knows-no-app: packages/ui/src/link.tsx -> react-router-dom',
      'everything-resolves: packages/ui/src/link.tsx -> react-router-dom',
    ],
  },
  {
    id: 'WALL',
    breach: 'ui-knows-no-app',
    path: 'packages/ui/src/label.tsx',
    text: "export { useTranslation } from 'react-i18next'\n",
    lines: [
      'ui-knows-no-app: packages/ui/src/label.tsx -> react-i18next',
      'everything-resolves: packages/ui/src/label.tsx -> react-i18next',
    ],
  },
  {
    id: 'WALL',
    breach: 'ui-knows-no-app',
    path: 'packages/ui/src/price.tsx',
    text: "export { schema } from '../../sdk/src/index.ts'\n",
    lines: ['ui-knows-no-app: packages/ui/src/price.tsx -> packages/sdk/src/index.ts'],
  },
  {
    id: 'WALL',
    breach: 'domain-is-pure',
    path: 'packages/domain/src/index.ts',
    text: "export { schema } from '../../sdk/src/index.ts'\n",
    lines: ['domain-is-pure: packages/domain/src/index.ts -> packages/sdk/src/index.ts'],
  },
  {
    id: 'WALL',
    breach: 'domain-needs-no-platform',
    path: 'packages/domain/src/index.ts',
    text: "export { readFileSync } from 'node:fs'\n",
    lines: ['domain-needs-no-platform: packages/domain/src/index.ts -> fs'],
  },
  {
    id: 'WALL',
    breach: 'everything-resolves',
    path: `${app}/shared/paths.ts`,
    text: "export { nothing } from './nowhere.ts'\n",
    lines: [`everything-resolves: ${app}/shared/paths.ts -> ./nowhere.ts`],
  },
  {
    id: 'APP-6',
    breach: 'no-raw-colour',
    path: `${app}/features/base/components/hero.tsx`,
    text: "export const Hero = () => <b style={{ color: '#0aa5b5' }} />\n",
    lines: [`no-raw-colour: ${app}/features/base/components/hero.tsx:1: #0aa5b5`],
  },
  {
    id: 'APP-6',
    breach: 'no-raw-colour',
    path: 'packages/ui/src/badge.tsx',
    text: 'export const Badge = () => <b className="bg-teal-500" />\n',
    lines: ['no-raw-colour: packages/ui/src/badge.tsx:1: bg-teal-500'],
  },
  {
    id: 'APP-6',
    breach: 'no-raw-colour',
    path: `${app}/app/page.css`,
    text: '.page { color: rgb(0 0 0); }\n',
    lines: [`no-raw-colour: ${app}/app/page.css:1: rgb(`],
  },
  {
    id: 'APP-6',
    breach: 'no-tenant-name',
    path: `${app}/shared/paths.ts`,
    text: "export const isNusa = (slug: string) => slug === 'nusa'\n",
    lines: [`no-tenant-name: ${app}/shared/paths.ts:1: nusa`],
  },
  {
    id: 'APP-6',
    breach: 'no-tenant-name',
    path: 'packages/i18n/messages/EN/common.json',
    text: '{ "welcome": "Welcome, Partners of the Strait" }\n',
    lines: ['no-tenant-name: packages/i18n/messages/EN/common.json:1: Partners of the Strait'],
  },
  {
    id: 'APP-6',
    breach: 'no-tenant-name',
    path: 'packages/domain/src/hosts.ts',
    text: "export const isJohor = (web: string) => web === 'johor.nusa.test'\n",
    lines: ['no-tenant-name: packages/domain/src/hosts.ts:1: johor.nusa.test'],
  },
]

/**
 * Distributes the breaches to as few trees as possible. Two that write the same file are in different trees.
 */
export function intoTrees(breaches: readonly Planted[]): Planted[][] {
  const trees: Planted[][] = []
  for (const breach of breaches) {
    const free = trees.find((tree) => !tree.some((other) => shareFile(breach, other)))
    if (free === undefined) trees.push([breach])
    else free.push(breach)
  }
  return trees
}

/** Returns the files that a breach plants. */
export const filesOf = ({ path, text, and }: Planted) => ({ [path]: text, ...and })

function shareFile(one: Planted, other: Planted): boolean {
  const files = filesOf(other)
  return Object.keys(filesOf(one)).some((path) => path in files)
}
