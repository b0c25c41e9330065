import { describe, expect, it } from 'vitest'

import { root, run } from '../process/run.ts'
import { withTree } from './planted-tree.ts'

const app = 'apps/storefront/src'
const fine = {
  [`${app}/main.tsx`]: "import './app/routes.tsx'\n",
  [`${app}/app/routes.tsx`]:
    "export const home = () => import('../features/base/pages/home-page.tsx')\n",
  [`${app}/features/base/pages/home-page.tsx`]:
    "export { Hero } from '../components/hero.tsx'\nexport { paths } from '../../../shared/paths.ts'\n",
  [`${app}/features/base/components/hero.tsx`]: 'export const Hero = () => null\n',
  [`${app}/features/cart/model/total.ts`]:
    "import type { Line } from './line.ts'\nexport const total: Line['amount'] = 1\n",
  [`${app}/features/cart/model/line.ts`]:
    "import { total } from './total.ts'\nexport type Line = { amount: number }\nexport const line = { amount: total }\n",
  [`${app}/shared/paths.ts`]: "export const paths = { home: '/' }\n",
  'packages/domain/src/index.ts': 'export const limit = 10\n',
  'packages/ui/src/button.tsx': 'export const Button = () => null\n',
  'packages/ui/src/styles.css': ':root { --sea: oklch(0.3 0.05 220); }\n',
  'packages/sdk/src/index.ts': "export { schema } from './generated/schema.ts'\n",
  'packages/sdk/src/generated/schema.ts': 'export const schema = 1\n',
  'apps/mock-api/src/index.ts': 'export const mock = 1\n',
  'apps/mock-api/src/tenants/nusa/tenant.json':
    '{ "name": "Nusa Strait Travel", "legalName": "PT Nusa", "web": "www.nusa.test" }\n',
  'apps/mock-api/src/tenants/b2b/tenant.json':
    '{ "name": "Partners of the Strait", "legalName": "PT Partners", "web": "b2b.nusa.test" }\n',
  'apps/mock-api/src/testing/tenants/johor/tenant.json':
    '{ "name": "Tebrau Crossings", "legalName": "Tebrau Sdn Bhd", "web": "johor.nusa.test" }\n',
  'packages/i18n/messages/EN/base.json': '{ "home": "Batam, Bintan and Johor" }\n',
}

type Planted = {
  id: string
  breach: string
  path: string
  text: string
  and?: Record<string, string>
}

const walls = (files: Record<string, string>) =>
  withTree({ ...fine, ...files }, (tree) =>
    run('node', ['tooling/walls/main.ts', '--root', tree], { cwd: root, capture: true }),
  )

describe('walls inside the sources', () => {
  it('WALL lets a tree pass that keeps every rule', async () => {
    const { code, output } = await walls({})

    expect(output.trim()).toBe('All walls stand.')
    expect(code).toBe(0)
  })

  it.each<Planted>([
    {
      id: 'WALL',
      breach: 'features-are-islands',
      path: `${app}/features/base/components/hero.tsx`,
      text: "export { total } from '../../cart/model/total.ts'\n",
    },
    {
      id: 'WALL',
      breach: 'features-are-islands',
      path: `${app}/features/base/components/typed.ts`,
      text: "import type { total } from '../../cart/model/total.ts'\nexport type T = typeof total\n",
    },
    {
      id: 'WALL',
      breach: 'features-look-down',
      path: `${app}/features/cart/pages/cart-page.tsx`,
      text: "export { home } from '../../../app/routes.tsx'\n",
    },
    {
      id: 'WALL',
      breach: 'app-enters-by-pages',
      path: `${app}/app/layout.tsx`,
      text: "export { total } from '../features/cart/model/total.ts'\n",
    },
    {
      id: 'WALL',
      breach: 'pages-are-lazy',
      path: `${app}/app/layout.tsx`,
      text: "export { Hero } from '../features/base/pages/home-page.tsx'\n",
    },
    {
      id: 'WALL',
      breach: 'shared-looks-down',
      path: `${app}/shared/header.tsx`,
      text: "export { total } from '../features/cart/model/total.ts'\n",
    },
    {
      id: 'WALL',
      breach: 'no-cycles',
      path: `${app}/features/cart/model/total.ts`,
      text: "export { sum } from './sum.ts'\n",
      and: {
        [`${app}/features/cart/model/sum.ts`]: "export { sum as total } from './total.ts'\n",
      },
    },
    {
      id: 'WALL',
      breach: 'tests-stay-out',
      path: `${app}/shared/fake.ts`,
      text: "export { mock } from '../../../mock-api/src/index.ts'\n",
    },
    {
      id: 'WALL',
      breach: 'tests-stay-out',
      path: `${app}/shared/paths.ts`,
      text: "import { paths } from './paths.test.ts'\nexport { paths }\n",
      and: { [`${app}/shared/paths.test.ts`]: 'export const paths = {}\n' },
    },
    {
      id: 'WALL',
      breach: 'mock-serves-without-pages',
      path: 'apps/mock-api/src/index.ts',
      text: "export { Badge } from '../../../packages/ui/src/badge.tsx'\n",
      and: { 'packages/ui/src/badge.tsx': 'export const Badge = () => null\n' },
    },
    {
      id: 'WALL',
      breach: 'console-enters-by-its-client',
      path: 'apps/mock-api/console/src/main.ts',
      text: "export { store } from '../../src/store.ts'\n",
      and: { 'apps/mock-api/src/store.ts': 'export const store = 1\n' },
    },
    {
      id: 'WALL',
      breach: 'generated-has-one-door',
      path: 'apps/mock-api/src/index.ts',
      text: "export { schema } from '../../../packages/sdk/src/generated/schema.ts'\n",
    },
    {
      id: 'WALL',
      breach: 'ui-knows-no-app',
      path: 'packages/ui/src/link.tsx',
      text: "export { Link } from 'react-router-dom'\n",
    },
    {
      id: 'WALL',
      breach: 'ui-knows-no-app',
      path: 'packages/ui/src/label.tsx',
      text: "export { useTranslation } from 'react-i18next'\n",
    },
    {
      id: 'WALL',
      breach: 'ui-knows-no-app',
      path: 'packages/ui/src/price.tsx',
      text: "export { schema } from '../../sdk/src/index.ts'\n",
    },
    {
      id: 'WALL',
      breach: 'domain-is-pure',
      path: 'packages/domain/src/index.ts',
      text: "export { schema } from '../../sdk/src/index.ts'\n",
    },
    {
      id: 'WALL',
      breach: 'domain-needs-no-platform',
      path: 'packages/domain/src/index.ts',
      text: "export { readFileSync } from 'node:fs'\n",
    },
    {
      id: 'WALL',
      breach: 'everything-resolves',
      path: `${app}/shared/paths.ts`,
      text: "export { nothing } from './nowhere.ts'\n",
    },
    {
      id: 'APP-6',
      breach: 'no-raw-colour',
      path: `${app}/features/base/components/hero.tsx`,
      text: "export const Hero = () => <b style={{ color: '#0aa5b5' }} />\n",
    },
    {
      id: 'APP-6',
      breach: 'no-raw-colour',
      path: 'packages/ui/src/badge.tsx',
      text: 'export const Badge = () => <b className="bg-teal-500" />\n',
    },
    {
      id: 'APP-6',
      breach: 'no-raw-colour',
      path: `${app}/app/page.css`,
      text: '.page { color: rgb(0 0 0); }\n',
    },
    {
      id: 'APP-6',
      breach: 'no-tenant-name',
      path: `${app}/shared/paths.ts`,
      text: "export const isNusa = (slug: string) => slug === 'nusa'\n",
    },
    {
      id: 'APP-6',
      breach: 'no-tenant-name',
      path: 'packages/i18n/messages/EN/common.json',
      text: '{ "welcome": "Welcome, Partners of the Strait" }\n',
    },
    {
      id: 'APP-6',
      breach: 'no-tenant-name',
      path: 'packages/domain/src/hosts.ts',
      text: "export const isJohor = (web: string) => web === 'johor.nusa.test'\n",
    },
  ])('$id names $breach in $path', async ({ breach, path, text, and = {} }) => {
    const { code, output } = await walls({ [path]: text, ...and })

    expect(output).toContain(`${breach}: `)
    expect(output).toContain(path)
    expect(code).toBe(1)
  })
})

describe('walls around the repository', () => {
  it('WALL finds every wall standing today', async () => {
    const { code, output } = await run('node', ['tooling/walls/main.ts'], { capture: true })

    expect(output.trim()).toBe('All walls stand.')
    expect(code).toBe(0)
  })
})
