import type { Plugin } from 'vite'

const fetchClient = /[\\/]openapi-fetch[\\/]dist[\\/]index\.mjs$/
const start = 'function createQuerySerializer('
const listOrObject = /Array\.isArray\(value\)|typeof value === "object"/g

/**
 * openapi-fetch writes lists and objects into addresses in every style of OpenAPI. The contract has single values there,
 * which its generator sees to, so a bundler may leave the two serialisers out.
 */
export function leanFetch(): Plugin {
  return {
    name: 'lean-fetch',
    apply: 'build',
    transform: {
      filter: { id: fetchClient },
      handler: (code) => ({ code: withSingleValues(code), map: null }),
    },
  }
}

export function withSingleValues(code: string): string {
  const at = code.indexOf(start)
  return code.slice(0, at) + code.slice(at).replaceAll(listOrObject, 'false')
}
