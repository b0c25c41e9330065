import type { IForbiddenRuleType } from 'dependency-cruiser'

import { layerRules } from './layer-rules.ts'

const test = '\\.test\\.tsx?$|^apps/storefront/(e2e|src/test)/'
const storefront = '^apps/storefront/src/'

/** The rules of which module may import which. Tags in turbo.json separate the packages. */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment:
      'Two modules that need each other, by values or types, are one module, or hide a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'An import that the walls cannot follow is an import that they cannot judge.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\.(css|svg|png|woff2?)$|^virtual:' },
  },
  {
    name: 'features-are-islands',
    comment: 'Move what two features share to shared/, or compose both in a page of app/pages.',
    severity: 'error',
    from: { path: `${storefront}features/([^/]+)/`, pathNot: test },
    to: { path: `${storefront}features/`, pathNot: `${storefront}features/$1/` },
  },
  {
    name: 'features-look-down',
    comment: 'A feature knows shared/ and the packages, never the app that mounts it.',
    severity: 'error',
    from: { path: `${storefront}features/`, pathNot: test },
    to: { path: `${storefront}(app/|main\\.tsx$)` },
  },
  {
    name: 'app-enters-by-pages',
    comment: 'The rest of a feature is its own business.',
    severity: 'error',
    from: { path: `${storefront}(app/|main\\.tsx$)`, pathNot: test },
    to: { path: `${storefront}features/`, pathNot: `${storefront}features/[^/]+/pages/` },
  },
  {
    name: 'pages-are-lazy',
    // A page of app/pages is loaded on demand, so it may import the pages that it consists of.
    comment: 'A page that is imported statically is paid for by every visitor.',
    severity: 'error',
    from: { path: `${storefront}(app/|main\\.tsx$)`, pathNot: `${test}|${storefront}app/pages/` },
    to: {
      path: `${storefront}(features/[^/]+|app)/pages/`,
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'shared-looks-down',
    comment: 'shared/ knows the packages only.',
    severity: 'error',
    from: { path: `${storefront}shared/`, pathNot: test },
    to: { path: `${storefront}(app/|features/|main\\.tsx$)` },
  },
  {
    name: 'tests-stay-out',
    comment: 'What a visitor downloads has no tests and no mock server in it.',
    severity: 'error',
    from: { path: storefront, pathNot: test },
    to: {
      path: `^apps/mock-api/|^apps/storefront/(e2e|src/test)/|\\.test\\.tsx?$|node_modules/msw/`,
    },
  },
  {
    name: 'mock-serves-without-pages',
    comment: 'The server sends what the build made of the console, and needs nothing of it to run.',
    severity: 'error',
    from: { path: '^apps/mock-api/src/' },
    to: { path: '^apps/mock-api/console/|^packages/ui/|node_modules/(react|react-dom)/' },
  },
  ...layerRules,
  {
    name: 'console-enters-by-its-client',
    comment: 'Whatever the console does is a call that anybody can make.',
    severity: 'error',
    from: { path: '^apps/mock-api/console/' },
    to: { path: '^apps/mock-api/src/(?!server/console/console-client\\.ts$)' },
  },
  {
    name: 'generated-has-one-door',
    // The bundled contract is published unchanged, under a name of the package's own.
    comment: 'Ask the SDK: it is the door to generated code.',
    severity: 'error',
    from: { pathNot: '^packages/sdk/' },
    to: { path: '^packages/sdk/src/generated/(?!openapi\\.json$)' },
  },
  {
    name: 'ui-knows-no-app',
    comment: 'Strings and hrefs arrive as props.',
    severity: 'error',
    from: { path: '^packages/ui/src/' },
    to: {
      path: [
        '^packages/(?!ui/)',
        '^apps/',
        '(^|node_modules/|/)(react-router|react-router-dom|i18next|react-i18next|openapi-fetch|@tanstack/react-query|@selat/[a-z0-9-]+)(/|$)',
      ],
    },
  },
  {
    name: 'domain-is-pure',
    comment: 'The domain runs anywhere and knows nobody.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
    to: { path: ['^packages/(?!domain/)', '^apps/', '@selat/'] },
  },
  {
    name: 'domain-needs-no-platform',
    comment: 'The domain runs anywhere.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
    to: { dependencyTypes: ['core'] },
  },
]
