import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Parameter = { in: string; name: string }
type Referred = Parameter | { $ref: string }
type Operation = { parameters?: Referred[] }
type Contract = {
  /** The paths of the contract; `parameters` beside the methods belong to all of them. */
  paths: Record<string, Operation & Partial<Record<Method, Operation>>>
  components: { parameters: Record<string, Parameter> }
}
type Method = (typeof METHODS)[number]
type Route = { method: string; pattern: RegExp; declared: ReadonlySet<string> }

export type Asked = {
  method: string
  url: string
  headers: Iterable<readonly [string, string]>
}

const METHODS = ['get', 'post', 'put', 'delete'] as const
// The file is read, not imported, because a test of one page need not turn the whole contract into a module.
const FILE = join(import.meta.dirname, '../../../../packages/sdk/src/generated/openapi.json')

/** The path of pictures, which stand below a base path but are no operations. */
const PICTURES = '/travel/v1/asset/'
// The headers that a browser, a proxy or the security schemes add, and those by which tests control the mock.
const COMMON =
  /^(accept|accept-encoding|authorization|cache-control|connection|content-(length|type)|cookie|dnt|host|if-.*|origin|pragma|priority|purpose|referer|sec-.*|upgrade-.*|user-agent|x-forwarded-.*|x-mock-.*)$/

let routes: Route[] | undefined

/**
 * Returns the parts of a request that the contract does not have: its path, `query:name` or `header:name`. The mock refuses the
 * first two and cannot refuse the third, and a page may swallow a refusal.
 */
export function undeclaredIn({ method, url, headers }: Asked): string[] {
  const { pathname, searchParams } = new URL(url)
  if (!/^\/(travel|admin)\/v1\//.test(pathname) || pathname.startsWith(PICTURES)) return []
  if (method === 'OPTIONS') return []
  routes ??= readRoutes()
  const route = routes.find((one) => one.method === method && one.pattern.test(pathname))
  if (!route) return [`${method} ${pathname}`]
  const sent = Array.from(headers, ([name]) => name.toLowerCase())
  return [
    ...Array.from(searchParams.keys(), (name) => `query:${name}`),
    ...sent.filter((name) => !COMMON.test(name)).map((name) => `header:${name}`),
  ]
    .filter((name) => !route.declared.has(name))
    .map((name) => `${method} ${pathname} ${name}`)
}

function readRoutes(): Route[] {
  const { paths, components } = JSON.parse(readFileSync(FILE, 'utf8')) as Contract // The command `pnpm generate` makes it.
  const find = (parameter: Referred): Parameter | undefined =>
    'in' in parameter ? parameter : components.parameters[parameter.$ref.split('/').at(-1) ?? '']
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      declared: new Set(
        [...(item.parameters ?? []), ...(item[method]?.parameters ?? [])].map(find).map(toName),
      ),
    })),
  )
}

function toName(parameter: Parameter | undefined): string {
  if (!parameter) return ''
  const { in: place, name } = parameter
  return `${place}:${place === 'header' ? name.toLowerCase() : name}`
}
